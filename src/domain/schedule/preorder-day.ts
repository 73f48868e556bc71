import { addDays, dayOf } from './clock.ts';

const mostPreorderDays = 30;

/** The number of preorder days, 1..30: absent or below 1 counts as 1 (today only), above 30 as 30 (R-SLOT-2). */
export function clampPreorderDays(count: number): number {
  return count >= 1 ? Math.min(Math.floor(count), mostPreorderDays) : 1;
}

/** The day offsets 0..n-1 (R-SLOT-2). */
export function preorderOffsets(count: number): number[] {
  return Array.from({ length: clampPreorderDays(count) }, (_, offset) => offset);
}

/** The preorder days, YYYY-MM-DD, today first. */
export function preorderDays(count: number, now: number): string[] {
  const today = dayOf(now);
  return preorderOffsets(count).map((offset) => addDays(today, offset));
}
