import type { RowResult } from '../support/load/measured.ts';

/** Combines several results; reached when each is. */
export function combineResults(...parts: readonly RowResult[]): RowResult {
  return { found: parts.map(({ found }) => found).join('; '), isReached: parts.every(({ isReached }) => isReached) };
}

/** Combines the results of one kind per database or case. */
export function eachOf<Report>(reports: Readonly<Record<string, Report>>, notify: (report: Report, name: string) => RowResult): RowResult {
  return combineResults(
    ...Object.entries(reports).map(([name, report]) => {
      const { found, isReached } = notify(report, name);
      return { found: `${name}: ${found}`, isReached };
    }),
  );
}

export function worst(numbers: readonly number[]): number {
  return Math.round(Math.max(0, ...numbers));
}
