/** Where the names of Tashkent's waters stand on the built-in style: the key of the word, longitude, latitude. */
export const riverNames = [
  ['chirchik', 69.435, 41.285],
  ['salar', 69.258, 41.235],
  ['anhor', 69.218, 41.257],
  ['bozsu', 69.31, 41.362],
] as const;
