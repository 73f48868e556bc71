/** The positions of the names of neighboring countries and waters: the key of the word, kind, longitude, latitude. */
export const surroundings = [
  ['kazakhstan', 'country', 66.4, 44.4],
  ['kyrgyzstan', 'country', 74.4, 41.9],
  ['tajikistan', 'country', 70.6, 38.75],
  ['turkmenistan', 'country', 60.2, 39.6],
  ['afghanistan', 'country', 66.6, 35.9],
  ['uzbekistan', 'country', 63.6, 41.9],
  ['aralSea', 'water', 58.6, 45.1],
  ['aydarkul', 'water', 67, 40.92],
] as const;
