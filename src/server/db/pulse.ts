/** Since when the questions to the database that have no answer yet are asked, milliseconds of `performance.now()`. */
const open = new Set<{ readonly since: number }>();

/** The same question, known to be open until it is answered. */
export async function counted<Value>(question: Promise<Value>): Promise<Value> {
  const entry = { since: performance.now() };
  open.add(entry);
  try {
    return await question;
  } finally {
    open.delete(entry);
  }
}

/** How long the oldest open question has been waiting, milliseconds; 0: none is open. */
export function databaseLateMs(): number {
  const [oldest] = open;
  return oldest === undefined ? 0 : performance.now() - oldest.since;
}
