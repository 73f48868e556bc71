/** The id of a new record: after the highest number among the known ones. */
export function nextId(records: readonly { readonly id: string | number }[]): number {
  const numbers = records.map(({ id }) => Number(id)).filter(Number.isSafeInteger);
  return Math.max(0, ...numbers) + 1;
}
