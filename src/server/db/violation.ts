export type Violation = 'unique' | 'check' | 'foreign-key';

/** SQLite's extended result codes and PostgreSQL's SQLSTATEs. */
const violations: ReadonlyMap<unknown, Violation> = new Map<unknown, Violation>([
  [2067, 'unique'],
  [1555, 'unique'],
  ['23505', 'unique'],
  [275, 'check'],
  ['23514', 'check'],
  [787, 'foreign-key'],
  ['23503', 'foreign-key'],
]);

/** Which constraint a database error broke, the same for both engines; null for any other error. */
export function violationOf(error: unknown): Violation | null {
  if (typeof error !== 'object' || error === null) return null;
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  return violations.get(errcode) ?? violations.get(code) ?? null;
}
