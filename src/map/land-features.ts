import { cityOutlines, cityRoads } from './city-roads.ts';
import { type Position, parseLine, smoothLine } from './geometry.ts';
import land from './land.json' with { type: 'json' };

export type LandKind = 'home' | 'border' | 'lake' | 'river' | 'stream' | 'town' | 'park' | 'avenue';

interface LandFeature {
  readonly type: 'Feature';
  readonly properties: { readonly kind: LandKind };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Position[][] }
    | { readonly type: 'LineString'; readonly coordinates: Position[] };
}

/** Drawn by hand for this map, with a few points each: schematic, not surveyed. */
const rivers = {
  amudarya:
    '71.5,36.7 71.5,37.5 71.3,38.1 70.7,38.4 70.2,37.8 69.5,37.2 68.9,37.25 68.3,37.05 67.79,37.19 67.56,37.22 67.48,37.28 67.26,37.185 67.12,37.28 66.96,37.386 66.69,37.343 66.5,37.38 66,37.42 65.7,37.55 65.2,37.85 64.6,38.25 64,38.65 63.57,39.1 63,39.45 62.4,39.95 62.1,40.4 61.9,40.9 61.4,41.25 60.9,41.5 60.5,41.85 60.2,42.15 59.7,42.4 59.2,42.8 59.05,43.2 58.95,43.7',
  syrdarya:
    '75,41.45 74,41.4 73.2,41.75 72.6,41.7 72.2,41.35 71.95,41.05 71.75,40.9 71.2,40.72 70.85,40.6 70.4,40.35 70,40.3 69.6,40.28 69.27,40.22 69,40.5 68.85,40.75 68.72,40.92 68.35,41.05 68,41.2 67.98,41.6 68.2,42.2 68.2,42.7 67.8,43.1 67.3,43.5 66.7,44.1 65.9,44.7 65.5,44.85 64.8,45.2 64.1,45.5 63.2,45.65 62.1,45.76 61.3,46 60.95,46.15',
  karadarya: '73.4,40.75 72.8,40.74 72.3,40.84 71.75,40.9',
  zarafshan: '69,39.42 68.3,39.42 67.6,39.5 67.1,39.75 66.6,39.95 66,40.05 65.4,40.1 64.9,40.02 64.5,39.8 64.1,39.55 63.9,39.4',
};
const streams = {
  kashkadarya: '67.3,39.28 66.85,39.08 66.3,38.9 65.8,38.87 65.2,38.97 64.8,39.1',
  surkhandarya: '68.05,38.6 67.9,38.28 67.65,37.9 67.42,37.5 67.33,37.24',
  chirchik:
    '70.03,41.62 69.85,41.56 69.68,41.49 69.58,41.44 69.51,41.375 69.46,41.315 69.415,41.26 69.375,41.215 69.31,41.165 69.235,41.115 69.13,41.055 69,41 68.87,40.95 68.74,40.91',
  akhangaran: '70.5,41.15 70.14,41.02 69.7,40.92 69.35,40.96 69.1,40.85 68.87,40.77',
  bozsu:
    '69.62,41.48 69.5,41.445 69.4,41.41 69.34,41.383 69.3,41.356 69.283,41.335 69.268,41.322 69.252,41.332 69.228,41.337 69.2,41.322 69.175,41.29 69.15,41.255 69.11,41.21 69.05,41.15',
  anhor: '69.268,41.322 69.264,41.31 69.256,41.297 69.243,41.286 69.225,41.268 69.205,41.245 69.19,41.215 69.17,41.18',
  salar:
    '69.4,41.41 69.37,41.372 69.345,41.35 69.322,41.33 69.306,41.313 69.293,41.296 69.274,41.281 69.262,41.262 69.256,41.24 69.25,41.21 69.235,41.175',
};
const lakes = {
  aydarkul: '66,41 66.35,41.06 66.8,41.02 67.2,40.96 67.6,40.9 67.95,40.8 67.8,40.7 67.4,40.76 67,40.82 66.6,40.86 66.2,40.86 65.92,40.92',
  southAral: '58.22,43.9 58.42,44.3 58.34,44.9 58.58,45.45 58.85,45.82 58.5,45.76 58.2,45.3 58.08,44.7 58.08,44.2',
  northAral: '59.9,46.1 60.4,46.05 61,46.2 61.1,46.55 60.8,46.75 60.4,46.55 60,46.8 59.7,46.5',
  sarykamysh: '57.1,41.65 57.5,41.7 57.75,41.95 57.6,42.2 57.25,42.1 57.05,41.85',
  chardara: '67.72,41.14 67.95,41.24 68.2,41.14 68.28,41.05 68.1,41 67.85,41.05',
  kayrakkum: '69.85,40.28 70.1,40.34 70.42,40.4 70.42,40.33 70.1,40.25',
  charvak: '69.97,41.62 70.02,41.65 70.1,41.675 70.13,41.65 70.06,41.62 70.03,41.595 69.98,41.6',
  tuyabuguz: '69.25,40.98 69.35,41 69.4,40.975 69.33,40.945 69.26,40.955',
  toktogul: '72.65,41.77 72.9,41.86 73.2,41.8 73.3,41.73 72.95,41.72 72.75,41.7',
  issykKul: '76.15,42.45 76.6,42.65 77.3,42.75 78,42.78 78.3,42.62 77.8,42.4 77.3,42.2 76.8,42.2 76.3,42.3',
};
const parks = {
  national: '69.236,41.308 69.243,41.3095 69.2485,41.306 69.248,41.3005 69.241,41.299 69.2355,41.302',
  botanical: '69.303,41.351 69.311,41.3535 69.319,41.35 69.3195,41.343 69.312,41.3395 69.3045,41.343',
  tower: '69.281,41.3475 69.287,41.3485 69.29,41.345 69.285,41.3425',
  square: '69.2772,41.3128 69.2822,41.3128 69.2822,41.3098 69.2772,41.3098',
  bobur: '69.2495,41.2895 69.2575,41.29 69.2585,41.2845 69.251,41.284',
  gulom: '69.208,41.2965 69.2165,41.297 69.217,41.291 69.209,41.2905',
};
const tashkent =
  '69.27,41.415 69.32,41.405 69.36,41.385 69.39,41.35 69.405,41.315 69.395,41.275 69.375,41.235 69.345,41.2 69.3,41.185 69.26,41.165 69.215,41.16 69.175,41.185 69.15,41.225 69.132,41.265 69.135,41.305 69.15,41.345 69.185,41.375 69.225,41.4';
export const avenues = {
  innerRing:
    '69.25,41.349 69.29,41.351 69.32,41.336 69.331,41.312 69.318,41.29 69.29,41.276 69.255,41.276 69.222,41.286 69.206,41.308 69.214,41.334 69.25,41.349',
  north: '69.2795,41.3112 69.283,41.328 69.287,41.35 69.2885,41.372 69.293,41.4 69.3,41.43 69.312,41.475 69.33,41.53',
  south:
    '69.2795,41.3112 69.277,41.296 69.272,41.283 69.262,41.262 69.248,41.238 69.232,41.21 69.22,41.18 69.2,41.14 69.17,41.08 69.15,41.02',
  southwest: '69.2795,41.3112 69.25,41.304 69.226,41.289 69.204,41.274 69.185,41.258 69.155,41.238 69.11,41.21 69.05,41.18 68.98,41.15',
  northwest: '69.2795,41.3112 69.26,41.317 69.238,41.325 69.214,41.34 69.19,41.36 69.16,41.385 69.12,41.41 69.06,41.45 68.98,41.5',
  northeast: '69.2795,41.3112 69.3,41.318 69.325,41.325 69.35,41.338 69.38,41.356 69.43,41.385 69.5,41.425 69.58,41.465',
  southeast: '69.2795,41.3112 69.3,41.302 69.325,41.292 69.35,41.27 69.38,41.245 69.42,41.215 69.47,41.18 69.55,41.13',
  outerRing: `${tashkent} 69.27,41.415`,
  east: '69.3,41.318 69.319,41.313 69.345,41.3085 69.375,41.302 69.42,41.29 69.5,41.275',
  west: '69.25,41.304 69.222,41.308 69.19,41.307 69.16,41.305 69.12,41.302 69.06,41.3 68.98,41.305',
};

export type Avenue = keyof typeof avenues;

/** The features of the built-in style: Uzbekistan with its neighbors' borders, waters, Tashkent in outline, and the roads of other cities. */
export function landFeatures(): { readonly type: 'FeatureCollection'; readonly features: LandFeature[] } {
  const lines = (kind: LandKind, texts: Iterable<string>) => [...texts].map((text) => line(kind, smoothLine(parseLine(text))));
  const roads = cityRoads();
  const features = [
    ...land.home.map((ring) => area('home', parseLine(ring))),
    ...land.borders.map((border) => line('border', parseLine(border))),
    area('town', smoothLine(parseLine(tashkent), true)),
    ...cityOutlines().map((ring) => area('town', smoothLine(ring, true))),
    area('lake', parseLine(land.caspian)),
    ...Object.values(parks).map((text) => area('park', smoothLine(parseLine(text), true))),
    ...Object.values(lakes).map((text) => area('lake', smoothLine(parseLine(text), true))),
    ...lines('river', Object.values(rivers)),
    ...lines('stream', Object.values(streams)),
    ...lines('avenue', Object.values(avenues)),
    ...roads.open.map((road) => line('avenue', smoothLine(road))),
    ...roads.closed.map((road) => line('avenue', smoothLine(road, true))),
  ];
  return { type: 'FeatureCollection', features };
}

function area(kind: LandKind, ring: Position[]): LandFeature {
  return { type: 'Feature', properties: { kind }, geometry: { type: 'Polygon', coordinates: [ring] } };
}

function line(kind: LandKind, coordinates: Position[]): LandFeature {
  return { type: 'Feature', properties: { kind }, geometry: { type: 'LineString', coordinates } };
}
