/** An answer that was read whole. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** from asking to the last byte */
  readonly ms: number;
}

const limitMs = 30_000;

/** Asks once and follows no redirect; rejects when the connection breaks or nothing came within 30 s. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const start = performance.now();
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(limitMs), ...init });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, ms: performance.now() - start };
}

/** An answer that never came has the status 0. */
export async function askOrGiveUp(url: string, init: RequestInit = {}): Promise<Answer> {
  const start = performance.now();
  const nothing = () => ({ status: 0, headers: new Headers(), text: '', ms: performance.now() - start });
  return ask(url, { signal: AbortSignal.timeout(10_000), ...init }).catch(nothing);
}

/** Does the work `count` times, never more than `width` of it at the same time; answers in the order of the turns. */
export async function inTurns<Value>(count: number, width: number, work: (turn: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  let next = 0;
  const lane = async () => {
    for (let turn = next++; turn < count; turn = next++) values[turn] = await work(turn);
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, lane));
  return values;
}
