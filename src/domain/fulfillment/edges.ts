import { type Corner, isLeftOf, isOnEdge } from '../place/inside-polygon.ts';

export type Edge = readonly [from: Corner, to: Corner];

/** The edges of a ring by latitude: those near a place are found without a look at the others. */
export interface RingEdges {
  readonly all: readonly Edge[];
  /** The places of the edges whose boxes are not apart from the box of another edge, made wider by some degrees; each once. */
  near(edge: Edge, degrees: number): readonly number[];
  /** Whether a point is inside the ring or on its edge. */
  contain(point: Corner): boolean;
}

/** Edges that go from south to north are in many bands. */
const mostBands = 256;

export function ringEdges(ring: readonly Corner[]): RingEdges {
  const all = ring.map((from, index): Edge => [from, ring[(index + 1) % ring.length] ?? from]);
  const boxes = all.map(boxOfEdge);
  const lowest = boxes.reduce((least, { south }) => Math.min(least, south), Infinity);
  const highest = boxes.reduce((most, { north }) => Math.max(most, north), -Infinity);
  const count = Math.min(mostBands, Math.max(1, all.length));
  const height = (highest - lowest) / count || 1;
  const bandOf = (latitude: number) => Math.min(count - 1, Math.max(0, Math.floor((latitude - lowest) / height)));
  const bands = Array.from({ length: count }, (): number[] => []);
  for (const [place, { south, north }] of boxes.entries()) {
    for (let band = bandOf(south); band <= bandOf(north); band += 1) bands[band]?.push(place);
  }
  const near = ({ west, east, south, north }: EdgeBox): number[] => {
    const first = bandOf(south);
    return bands.slice(first, bandOf(north) + 1).flatMap((band, at) =>
      band.filter((place) => {
        const box = boxes[place];
        if (box === undefined || box.east < west || box.west > east || box.north < south || box.south > north) return false;
        return at === 0 || bandOf(box.south) === first + at;
      }),
    );
  };
  return {
    all,
    near(edge, degrees) {
      const { west, east, south, north } = boxOfEdge(edge);
      return near({ west: west - degrees, east: east + degrees, south: south - degrees, north: north + degrees });
    },
    contain([longitude, latitude]) {
      let isWithin = false;
      for (const place of bands[bandOf(latitude)] ?? []) {
        const edge = all[place];
        if (edge === undefined) continue;
        if (isOnEdge(longitude, latitude, ...edge)) return true;
        if (isLeftOf(longitude, latitude, ...edge)) isWithin = !isWithin;
      }
      return isWithin;
    },
  };
}

type EdgeBox = Readonly<Record<'west' | 'east' | 'south' | 'north', number>>;

function boxOfEdge([[x, y], [otherX, otherY]]: Edge): EdgeBox {
  return { west: Math.min(x, otherX), east: Math.max(x, otherX), south: Math.min(y, otherY), north: Math.max(y, otherY) };
}
