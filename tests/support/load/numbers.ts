/** The median of the values; NaN without values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the given part of all values is: 0.99 for p99. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Bytes as kilobytes of 1,024 with one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
