/**
 * An opaque identifier of the catalog, a customer or an order: up to 64 characters without control characters.
 * The wire may carry integers; inside the app every id is their decimal string (R-ID-1).
 */
export type Id = string;

/** Orders ids so that decimal numbers come by value and before other texts; "the lowest id" of R-ID-3. */
export function compareIds(a: Id, b: Id): number {
  const aIsNumber = /^\d+$/.test(a);
  const bIsNumber = /^\d+$/.test(b);
  if (aIsNumber && bIsNumber) {
    const difference = BigInt(a) - BigInt(b);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The id sent by a client or a cookie, or null when it is invalid: empty, longer than 64, with control characters, not an integer. */
export function parseId(value: unknown): Id | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  if (typeof value !== 'string' || value.length === 0 || value.length > 64) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is rejected here
  return /[\u0000-\u001f\u007f-\u009f]/.test(value) ? null : value;
}
