import { AsyncLocalStorage } from 'node:async_hooks';

interface Mark {
  isRetried: boolean;
}

/** One mark for each request that the server is handling. */
const marks = new AsyncLocalStorage<Mark>();

/** Runs the work; `isRetried` shows afterwards whether an upstream request was repeated for it. */
export async function withRetryMark(work: () => Promise<void>): Promise<Readonly<Mark>> {
  const mark: Mark = { isRetried: false };
  await marks.run(mark, work);
  return mark;
}

/** Records that an upstream call of the current request is repeated. */
export function markRetried(): void {
  const mark = marks.getStore();
  if (mark !== undefined) mark.isRetried = true;
}
