/** Well-known places by which people find theirs on the built-in style, which has only the main streets: the key of the word, longitude, latitude. */
export const landmarks = [
  ['chorsu', 69.235, 41.3265],
  ['amirTemur', 69.2797, 41.3112],
  ['magicCity', 69.2455, 41.304],
  ['tvTower', 69.2848, 41.3454],
  ['airport', 69.2812, 41.2579],
  ['station', 69.287, 41.2925],
  ['minor', 69.2722, 41.3368],
  ['oloy', 69.282, 41.319],
  ['parkent', 69.319, 41.313],
  ['farhod', 69.188, 41.287],
  ['qoyliq', 69.335, 41.239],
  ['registon', 66.9757, 39.6547],
  ['ark', 64.4105, 39.7778],
] as const;
