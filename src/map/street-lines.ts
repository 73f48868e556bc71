import { type Position, parseLine, smoothLine, stepsPerSpan } from './geometry.ts';
import { type Avenue, avenues } from './land-features.ts';
import type { StreetName } from './street-names.ts';

/** A part of an avenue, as the numbers of its first and last point. */
type Part = readonly [avenue: Avenue, first: number, last: number];

/** Where the avenues have these names, and where the ring is straight enough for one. */
const parts: Readonly<Record<StreetName, readonly Part[]>> = {
  smallRing: [
    ['innerRing', 0, 2],
    ['innerRing', 5, 7],
  ],
  amirTemurAvenue: [['north', 0, 3]],
  navoiAvenue: [['northwest', 0, 2]],
  bunyodkorAvenue: [['southwest', 1, 4]],
  rustaveliStreet: [['south', 1, 3]],
  ipakYoliStreet: [['northeast', 2, 4]],
};

/** The lines along which a street's name may stand. */
export function streetLines(name: StreetName): Position[][] {
  return parts[name].map(([avenue, first, last]) =>
    smoothLine(parseLine(avenues[avenue])).slice(first * stepsPerSpan, last * stepsPerSpan + 1),
  );
}
