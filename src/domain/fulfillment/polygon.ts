import { boxOf, type Corner, isInside } from './inside-polygon.ts';

/**
 * `corners`: fewer than three different ones. `repeated`: the corner is there twice. `crossing`: the edge that begins at the corner
 * crosses or touches another one, at a point.
 */
export interface PolygonProblem {
  readonly rule: 'corners' | 'repeated' | 'crossing';
  /** the index of a corner; null: all of them */
  readonly corner: number | null;
  /** where it can be seen on a map */
  readonly point: Corner | null;
}

/** About 0.1 mm: points on a line match within rounding errors of floats. */
const lineDegrees = 1e-9;
/** About a meter: neighbors that share a border are drawn no more exactly. */
const borderDegrees = 1e-5;

/** The corners without the last one where it only closes the ring. */
export function openRing(polygon: readonly Corner[]): readonly Corner[] {
  const [first, last] = [polygon[0], polygon.at(-1)];
  return first !== undefined && last !== undefined && polygon.length > 1 && isSame(first, last) ? polygon.slice(0, -1) : polygon;
}

/** What is wrong with the form of a polygon, by its corners; empty for one with a single inside. */
export function polygonProblems(polygon: readonly Corner[]): PolygonProblem[] {
  const ring = openRing(polygon);
  const repeated = ring.flatMap((point, corner): PolygonProblem[] =>
    ring.findIndex((other) => isSame(other, point)) < corner ? [{ rule: 'repeated', corner, point }] : [],
  );
  if (ring.length - repeated.length < 3) return [{ rule: 'corners', corner: null, point: null }];
  return repeated.length > 0 ? repeated : crossings(ring);
}

/** The first crossing of each edge. */
function crossings(ring: readonly Corner[]): PolygonProblem[] {
  const edges = edgesOf(ring);
  return edges.flatMap((edge, corner): PolygonProblem[] => {
    for (let other = corner + 1; other < edges.length; other += 1) {
      const later = edges[other] ?? edge;
      const isNext = other === corner + 1;
      const isBefore = corner === 0 && other === edges.length - 1;
      const point = isNext ? foldOf(edge, later) : isBefore ? foldOf(later, edge) : meetingOf(edge, later);
      if (point !== null) return [{ rule: 'crossing', corner, point }];
    }
    return [];
  });
}

type Edge = readonly [from: Corner, to: Corner];

function edgesOf(ring: readonly Corner[]): Edge[] {
  return ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from]);
}

/** The corner between two edges that lie on each other; null: they only meet there. */
function foldOf([from, corner]: Edge, [, to]: Edge): Corner | null {
  const isForward = dot(minus(corner, from), minus(to, corner)) > 0;
  return !isForward && (distance(to, [from, corner]) <= lineDegrees || distance(from, [corner, to]) <= lineDegrees) ? corner : null;
}

/** A point of two edges; null: they are apart. */
function meetingOf(a: Edge, b: Edge): Corner | null {
  const ends = [...b.filter((point) => distance(point, a) <= lineDegrees), ...a.filter((point) => distance(point, b) <= lineDegrees)];
  return ends[0] ?? crossingOf(a, b);
}

/** Where two edges cross that are not parallel. */
function crossingOf([from, to]: Edge, [start, end]: Edge): Corner | null {
  const [along, other, between] = [minus(to, from), minus(end, start), minus(start, from)];
  const scale = cross(along, other);
  if (scale === 0) return null;
  const [share, otherShare] = [cross(between, other) / scale, cross(between, along) / scale];
  return share >= 0 && share <= 1 && otherShare >= 0 && otherShare <= 1 ? at([from, to], share) : null;
}

/**
 * A point inside both polygons, null when they have at most a border in common. Both have a valid form (`polygonProblems`); what is
 * narrower than about a meter is a border.
 */
export function commonPoint(a: readonly Corner[], b: readonly Corner[]): Corner | null {
  const [first, second] = [openRing(a), openRing(b)];
  const [edges, others] = [edgesOf(first), edgesOf(second)];
  if (!haveCommonBox(first, second)) return null;
  const inside = pointInside(edges, second) ?? pointInside(others, first);
  if (inside !== null) return inside;
  return first.every((corner) => isNear(corner, others)) && second.every((corner) => isNear(corner, edges)) ? middleOf(first) : null;
}

/** A point of the first border that is inside the second one. */
function pointInside(border: readonly Edge[], ring: readonly Corner[]): Corner | null {
  const around = edgesOf(ring);
  for (const edge of border) {
    const cuts = around.flatMap((other) => {
      const point = crossingOf(edge, other);
      return point === null ? [] : [shareOf(edge, point)];
    });
    const shares = [0, ...cuts.sort((left, right) => left - right), 1];
    for (const [index, share] of shares.entries()) {
      const next = shares[index + 1] ?? share;
      const found = [0, 0.25, 0.5, 0.75].map((part) => at(edge, share + (next - share) * part));
      const inside = found.find((point) => isWithin(point, ring) && !isNear(point, around));
      if (inside !== undefined) return inside;
    }
  }
  return null;
}

/** A point inside, beside the middle of an edge. */
function middleOf(ring: readonly Corner[]): Corner | null {
  for (const edge of edgesOf(ring)) {
    const [x, y] = at(edge, 0.5);
    const [alongX, alongY] = minus(edge[1], edge[0]);
    for (const side of [0.01, -0.01]) {
      const point: Corner = [x - alongY * side, y + alongX * side];
      if (isWithin(point, ring)) return point;
    }
  }
  return null;
}

function isWithin([longitude, latitude]: Corner, ring: readonly Corner[]): boolean {
  return isInside({ longitude, latitude }, ring);
}

function isNear(point: Corner, border: readonly Edge[]): boolean {
  return border.some((edge) => distance(point, edge) <= borderDegrees);
}

function haveCommonBox(a: readonly Corner[], b: readonly Corner[]): boolean {
  const [first, second] = [boxOf(a), boxOf(b)];
  return first.west < second.east && second.west < first.east && first.south < second.north && second.south < first.north;
}

/** In degrees. */
function distance(point: Corner, edge: Edge): number {
  const [x, y] = minus(point, at(edge, Math.min(1, Math.max(0, shareOf(edge, point)))));
  return Math.hypot(x, y);
}

/** How far along an edge a point is, 0 to 1 between its ends. */
function shareOf([from, to]: Edge, point: Corner): number {
  const along = minus(to, from);
  const squaredLength = dot(along, along);
  return squaredLength === 0 ? 0 : dot(minus(point, from), along) / squaredLength;
}

function at([from, to]: Edge, share: number): Corner {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function minus([x, y]: Corner, [otherX, otherY]: Corner): Corner {
  return [x - otherX, y - otherY];
}

function dot([x, y]: Corner, [otherX, otherY]: Corner): number {
  return x * otherX + y * otherY;
}

function cross([x, y]: Corner, [otherX, otherY]: Corner): number {
  return x * otherY - y * otherX;
}

function isSame(a: Corner, b: Corner): boolean {
  return Math.abs(a[0] - b[0]) <= lineDegrees && Math.abs(a[1] - b[1]) <= lineDegrees;
}
