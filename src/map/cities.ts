/**
 * The centers of the regions apart from Tashkent: the key of the word, longitude, latitude, and to which side an avenue crosses them, in
 * degrees from the east.
 */
export const cities = [
  ['andijan', 72.344, 40.782, 110],
  ['bukhara', 64.429, 39.775, 100],
  ['fergana', 71.786, 40.386, 75],
  ['guliston', 68.784, 40.49, 120],
  ['jizzakh', 67.842, 40.116, 110],
  ['namangan', 71.673, 40.998, 60],
  ['navoiy', 65.379, 40.084, 80],
  ['nukus', 59.61, 42.453, 40],
  ['nurafshon', 69.358, 41.042, 45],
  ['qarshi', 65.798, 38.861, 40],
  ['samarkand', 66.96, 39.654, 115],
  ['termez', 67.278, 37.224, 0],
  ['urgench', 60.633, 41.55, 30],
] as const;
