import type { Som } from '#domain/money.ts';

const notes: readonly Som[] = [10_000, 50_000, 100_000, 200_000];

/** The sums a customer is likely to pay with: the total rounded up to whole banknotes, smallest first, without the total itself. */
export function changeNotes(total: Som): readonly Som[] {
  const sums = notes.map((note) => Math.ceil(total / note) * note).filter((sum) => sum > total);
  return [...new Set(sums)].sort((a, b) => a - b);
}
