import type { Found } from '../support/load/measured.ts';

/** Several findings as one: reached when each is. */
export function together(...parts: readonly Found[]): Found {
  return { found: parts.map(({ found }) => found).join('; '), isReached: parts.every(({ isReached }) => isReached) };
}

/** The same of one kind per database or case. */
export function eachOf<Report>(reports: Readonly<Record<string, Report>>, tell: (report: Report, name: string) => Found): Found {
  return together(
    ...Object.entries(reports).map(([name, report]) => {
      const { found, isReached } = tell(report, name);
      return { found: `${name}: ${found}`, isReached };
    }),
  );
}

export function worst(numbers: readonly number[]): number {
  return Math.round(Math.max(0, ...numbers));
}
