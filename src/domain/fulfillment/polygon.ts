import { boxOf, type Corner } from '../place/inside-polygon.ts';
import { type Edge, type RingEdges, ringEdges } from './edges.ts';

/**
 * `corners`: fewer than three different ones. `tooMany`: more than `mostCorners`. `repeated`: the border comes back to the corner.
 * `crossing`: the edge that begins at the corner crosses or touches another one, at a point.
 */
export interface PolygonProblem {
  readonly rule: 'corners' | 'tooMany' | 'repeated' | 'crossing';
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

/** An outline of a district has 100 to 5,000. */
const mostCorners = 5_000;

/** A polygon as the rules read it; found once for each polygon, which never changes. */
interface Shape {
  /** without the corners that only repeat the one before or close the ring */
  readonly ring: readonly Corner[];
  /** the places of these corners in the polygon */
  readonly corners: readonly number[];
  readonly edges: RingEdges;
}

const shapes = new WeakMap<readonly Corner[], Shape>();
const problems = new WeakMap<readonly Corner[], readonly PolygonProblem[]>();

function shapeOf(polygon: readonly Corner[]): Shape {
  const known = shapes.get(polygon);
  if (known !== undefined) return known;
  const open = openRing(polygon);
  const corners = [...open.keys()].filter((corner) => !isSame(open.at(corner - 1), open[corner]) || open.length === 1);
  const ring = corners.flatMap((corner) => open.slice(corner, corner + 1));
  const shape = { ring, corners, edges: ringEdges(ring) };
  shapes.set(polygon, shape);
  return shape;
}

/** What is wrong with the form of a polygon, by its corners; empty for one with a single inside. */
export function polygonProblems(polygon: readonly Corner[]): readonly PolygonProblem[] {
  const known = problems.get(polygon);
  if (known !== undefined) return known;
  const found =
    openRing(polygon).length > mostCorners ? [{ rule: 'tooMany' as const, corner: null, point: null }] : formProblems(shapeOf(polygon));
  problems.set(polygon, found);
  return found;
}

function formProblems(shape: Shape): readonly PolygonProblem[] {
  const { ring, corners } = shape;
  const seen = new Set<string>();
  const repeated = ring.flatMap((point, place): PolygonProblem[] => {
    const key = point.map((degrees) => Math.round(degrees / lineDegrees)).join(' ');
    if (seen.has(key)) return [{ rule: 'repeated', corner: corners[place] ?? null, point }];
    seen.add(key);
    return [];
  });
  if (ring.length - repeated.length < 3) return [{ rule: 'corners', corner: null, point: null }];
  return repeated.length > 0 ? repeated : crossings(shape);
}

/** The first crossing of each edge. */
function crossings({ edges, corners }: Shape): PolygonProblem[] {
  const last = edges.all.length - 1;
  return edges.all.flatMap((edge, place): PolygonProblem[] => {
    const later = edges.near(edge, lineDegrees).filter((other) => other > place);
    for (const other of later.sort((one, another) => one - another)) {
      const met = edges.all[other] ?? edge;
      const isBefore = place === 0 && other === last;
      const point = isBefore ? foldOf(met, edge) : other === place + 1 ? foldOf(edge, met) : meetingOf(edge, met);
      if (point !== null) return [{ rule: 'crossing', corner: corners[place] ?? null, point }];
    }
    return [];
  });
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
  if (!haveCommonBox(a, b)) return null;
  const [first, second] = [shapeOf(a), shapeOf(b)];
  const inside = pointInside(first, second) ?? pointInside(second, first);
  if (inside !== null) return inside;
  const isWithinBorder =
    first.ring.every((corner) => isNear(corner, second.edges)) && second.ring.every((corner) => isNear(corner, first.edges));
  return isWithinBorder ? middleOf(first) : null;
}

/** A point of the first border that is inside the second one. */
function pointInside({ edges: border }: Shape, { edges: around }: Shape): Corner | null {
  for (const edge of border.all) {
    const cuts = around.near(edge, lineDegrees).flatMap((place) => {
      const other = around.all[place];
      const point = other === undefined ? null : crossingOf(edge, other);
      return point === null ? [] : [shareOf(edge, point)];
    });
    const shares = [0, ...cuts.sort((left, right) => left - right), 1];
    for (const [index, share] of shares.entries()) {
      const next = shares[index + 1] ?? share;
      const found = [0, 0.25, 0.5, 0.75].map((part) => at(edge, share + (next - share) * part));
      const inside = found.find((point) => around.contain(point) && !isNear(point, around));
      if (inside !== undefined) return inside;
    }
  }
  return null;
}

/** A point inside, beside the middle of an edge. */
function middleOf({ edges }: Shape): Corner | null {
  for (const edge of edges.all) {
    const [x, y] = at(edge, 0.5);
    const [alongX, alongY] = minus(edge[1], edge[0]);
    for (const side of [0.01, -0.01]) {
      const point: Corner = [x - alongY * side, y + alongX * side];
      if (edges.contain(point)) return point;
    }
  }
  return null;
}

function isNear(point: Corner, { all, near }: RingEdges): boolean {
  return near([point, point], borderDegrees).some((place) => all[place] !== undefined && distance(point, all[place]) <= borderDegrees);
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

function isSame(a: Corner | undefined, b: Corner | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return Math.abs(a[0] - b[0]) <= lineDegrees && Math.abs(a[1] - b[1]) <= lineDegrees;
}
