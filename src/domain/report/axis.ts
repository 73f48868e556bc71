/** The marks of an axis from 0, in som, and the som of one of its units. */
export interface Axis {
  /** from 0; the last is not below the largest value */
  readonly ticks: readonly number[];
  readonly unit: 1 | 1_000 | 1_000_000;
}

/** An axis with three to six marks at round numbers. @param largest in som */
export function axisOf(largest: number): Axis {
  const rough = Math.max(1, largest / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const ticks = Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, index) => index * step);
  return { ticks, unit: ([1_000_000, 1_000] as const).find((unit) => step % unit === 0) ?? 1 };
}
