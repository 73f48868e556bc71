/** The most points that one correction gives or takes. */
export const mostCorrection = 10_000_000;

/** The history's name of a person of the office who acts (R-HAND-2). */
export function signatureOf(name: string | null): string {
  return name === null || name === '' ? 'staff' : `staff:${name}`;
}
