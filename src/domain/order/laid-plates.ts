import { byTotal } from './by-total.ts';
import type { Order } from './order.ts';

/** A dish of an order on its cloth. */
export interface LaidPlate {
  readonly image: string | null;
  /** The first letter of its name, in place of a picture. */
  readonly initial: string;
  readonly count: number;
}

const mostPlates = 9;
/** The side of the picture of a table, in pixels. */
export const tablePicturePx = 720;

/** The dishes of an order as plates, the dearest first; equal dishes are one plate with their number, whatever their options. */
export function laidPlates({ lines }: Pick<Order, 'lines'>): readonly LaidPlate[] {
  const dishes = Map.groupBy(byTotal(lines), ({ productId }) => productId);
  return [...dishes.values()].slice(0, mostPlates).map((same) => ({
    image: same[0]?.image ?? null,
    initial: (same[0]?.name.ru.trim() ?? '').slice(0, 1).toUpperCase(),
    count: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/** The square of a plate, in pixels of a square cloth. */
export interface PlatePlace {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** How much of its square a plate takes, and how far it stands off the middle of it, so that the plates are in no rows. */
const share = 0.92;
const offset = 0.04;

/**
 * Where plates stand on a cloth: in rows that are about as many as columns, those of a row that is not full in its middle.
 * @param side of the cloth within its border, in pixels; `margin` is the border
 */
export function platePlaces(count: number, side: number, margin: number): readonly PlatePlace[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const cell = side / columns;
  const size = Math.floor(cell * share);
  const top = margin + (side - rows * cell) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = margin + (side - inRow * cell) / 2 + (index % columns) * cell;
    const shift = count === 1 ? 0 : (index % 2 === 0 ? -1 : 1) * offset * cell;
    const gap = (cell - size) / 2;
    return { left: Math.round(left + gap), top: Math.round(top + row * cell + gap + shift * (rows === 1 ? 1 : 0.9)), size };
  });
}
