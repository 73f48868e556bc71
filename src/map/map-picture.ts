import { zoneFees } from '#domain/fulfillment/zone-fees.ts';
import { largeMapPicture, projectToPicture } from '#domain/place/map-picture.ts';
import { type LandKind, landFeatures } from './land-features.ts';
import { lastTier, type MapPalette } from './map-palette.ts';

export interface PicturedZone {
  readonly polygon: readonly (readonly [number, number])[];
  readonly deliveryFee: number;
}

/** Widths of lines in pixels of the picture, as the built-in map has them where it opens. */
const widths = { zoneEdge: 1.9, river: 2.8, stream: 2.1, avenueEdge: 2.4, avenue: 1.6 };
/** Lines have a few points outside, where they leave the picture. */
const marginPx = 40;
const { left, top, width, height } = largeMapPicture;

/**
 * The large picture of Tashkent as SVG, in the colors and the order of the built-in map: land, delivery zones, parks, waters and streets. The
 * cheapest zones are on top, as on the map.
 */
export function drawMapPicture(palette: MapPalette, zones: readonly PicturedZone[]): string {
  const land = drawnLand();
  const stroke = (color: string, widthPx: number) => `stroke="${color}" stroke-width="${widthPx}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">` +
    `<path fill="${palette.abroad}" d="M${left} ${top}h${width}v${height}H${left}z"/>` +
    `<path fill="${palette.land}" d="${land.home}"/>` +
    zonePaths(palette, zones) +
    `<path fill="${palette.park}" d="${land.park}"/><path fill="${palette.water}" d="${land.lake}"/>` +
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    `<path ${stroke(palette.river, widths.river)} d="${land.river}"/>` +
    `<path ${stroke(palette.river, widths.stream)} d="${land.stream}"/>` +
    `<path ${stroke(palette.avenueEdge, widths.avenueEdge)} d="${land.avenue}"/>` +
    `<path ${stroke(palette.avenue, widths.avenue)} d="${land.avenue}"/>` +
    '</g></svg>'
  );
}

/** For each price the edges of its zones and then their areas, so that only the outer edge is seen. */
function zonePaths({ zones: colors, zoneEdge }: MapPalette, zones: readonly PicturedZone[]): string {
  const fees = zoneFees(zones);
  const tierOf = ({ deliveryFee }: PicturedZone) => Math.min(fees.indexOf(deliveryFee), lastTier);
  const paths = colors.map((color, tier) => {
    const drawn = zones.flatMap((zone) => (tierOf(zone) === tier ? pathsOf(zone.polygon, 'z') : []));
    const areas = drawn.map((path) => `<path d="${path}"/>`).join('');
    return areas && `<g fill="none" stroke="${zoneEdge}" stroke-width="${widths.zoneEdge}">${areas}</g><g fill="${color}">${areas}</g>`;
  });
  return paths.reverse().join('');
}

let known: Readonly<Partial<Record<LandKind, string>>> | null = null;

/** The paths of what the land has, drawn once. */
function drawnLand(): Readonly<Partial<Record<LandKind, string>>> {
  if (known !== null) return known;
  const drawn: Partial<Record<LandKind, string>> = {};
  for (const { properties, geometry } of landFeatures().features) {
    const [points = [], end] = geometry.type === 'Polygon' ? [geometry.coordinates[0], 'z' as const] : [geometry.coordinates, '' as const];
    drawn[properties.kind] = (drawn[properties.kind] ?? '') + pathsOf(points, end).join('');
  }
  known = drawn;
  return drawn;
}

/** The path of an area (`z`) or a line, with a few of the points that are far outside; none where it does not reach the picture. */
function pathsOf(points: readonly (readonly [number, number])[], end: 'z' | ''): string[] {
  const places = points.map(([longitude, latitude]) => projectToPicture({ longitude, latitude }));
  const sides = places.map(({ x, y }) => `${sideOf(x, left, width)} ${sideOf(y, top, height)}`);
  // far points on one side of the picture draw nothing between the first and the last of them
  const drawn = places.filter(
    (_, index) => sides[index] === '0 0' || [sides[index - 1], sides[index + 1]].some((side) => side !== sides[index]),
  );
  const isOutside = new Set(sides).size === 1 ? sides[0] !== '0 0' : end === '' && !sides.includes('0 0');
  return isOutside ? [] : [`M${drawn.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}${end}`];
}

function sideOf(value: number, from: number, size: number): -1 | 0 | 1 {
  if (value < from - marginPx) return -1;
  return value > from + size + marginPx ? 1 : 0;
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
