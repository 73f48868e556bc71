import { AsyncLocalStorage } from 'node:async_hooks';

interface Mark {
  isRetried: boolean;
}

/** One mark for each request of ours that is being answered. */
const marks = new AsyncLocalStorage<Mark>();

/** Does the work; `isRetried` tells afterwards whether an upstream was asked a second time for it. */
export async function withRetryMark(work: () => Promise<void>): Promise<Readonly<Mark>> {
  const mark: Mark = { isRetried: false };
  await marks.run(mark, work);
  return mark;
}

/** Notes that the call of the present request is repeated. */
export function markRetried(): void {
  const mark = marks.getStore();
  if (mark !== undefined) mark.isRetried = true;
}
