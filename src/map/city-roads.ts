import { cities } from './cities.ts';
import { type Position, parseLine } from './geometry.ts';

/** The main roads between the centers of the regions, with a few points each: schematic, not surveyed. */
const highways = [
  '69.15,41.02 68.9,40.95 68.78,40.86 68.784,40.49 68.4,40.32 67.842,40.116 67.42,39.95 67.2,39.74 66.96,39.654 66.92,39.45 66.83,39.06 66.4,38.75 66.6,38.2 67.15,37.8 67.278,37.224',
  '66.96,39.654 66.6,39.8 66.26,39.9 65.8,40.05 65.379,40.084 64.95,39.98 64.429,39.775 64.1,39.98 63.2,40.4 62,40.95 61.2,41.4 60.633,41.55 60.4,41.85 59.9,42.3 59.61,42.453',
  '64.429,39.775 64.8,39.4 65.3,39.05 65.798,38.861 66.2,38.85 66.83,39.06',
  '69.345,41.2 69.33,41.12 69.358,41.042 69.7,40.93 70.14,41.02 70.5,40.85 70.94,40.53 71.35,40.46 71.786,40.386 72.05,40.55 72.344,40.782 72,40.9 71.673,40.998 71.25,40.8 70.94,40.53',
];
const ringKilometers = 2.6;
const kilometersPerDegree = 111;
const full = 2 * Math.PI;
const ringPoints = 10;
/** Where an avenue that crosses a city has a point, in radii of the ring, and by how much it bends there. */
const crossing = [
  [-4.5, 0.5],
  [-1, 0.1],
  [0, 0],
  [1, -0.12],
  [4.5, 0.3],
] as const;
/** A second avenue crosses the first at this angle, beside the center. */
const second = { degrees: 62, aside: 0.5 };

interface CityRoads {
  readonly open: Position[][];
  /** The ring roads. */
  readonly closed: Position[][];
}

/** For each city a ring road and avenues across it, beside the highways: enough to tell a city from empty land. */
export function cityRoads(): CityRoads {
  return { open: [...highways.map(parseLine), ...cities.flatMap(avenuesOf)], closed: cities.map((city) => ring(city, 1)) };
}

/** The outlines of the cities. */
export function cityOutlines(): Position[][] {
  return cities.map((city) => ring(city, 1.5));
}

type City = (typeof cities)[number];

/** Corners around a city that is not quite round, and of another shape in each. */
function ring([, longitude, latitude, turn]: City, size: number): Position[] {
  return Array.from({ length: ringPoints }, (_, index) => {
    const angle = (index / ringPoints) * full;
    const radius = size * (1 + 0.16 * Math.sin(2 * angle + turn) + 0.06 * Math.cos(3 * angle + longitude));
    return from(longitude, latitude, radius * Math.cos(angle), radius * Math.sin(angle));
  });
}

function avenuesOf([, longitude, latitude, turn]: City): Position[][] {
  return [
    [turn, 0],
    [turn + second.degrees, second.aside],
  ].map(([degrees = 0, shift = 0]) => {
    const [cos, sin] = [Math.cos((degrees / 360) * full), Math.sin((degrees / 360) * full)];
    return crossing.map(([along, bend]) => {
      const aside = bend + shift;
      return from(longitude, latitude, along * cos - aside * sin, along * sin + aside * cos);
    });
  });
}

/** A place some radii of the ring to the east and north. */
function from(longitude: number, latitude: number, east: number, north: number): Position {
  const degrees = ringKilometers / kilometersPerDegree;
  return [longitude + (east * degrees) / Math.cos((latitude / 360) * full), latitude + north * degrees];
}
