/** A response that was read completely. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** from the request to the last byte */
  readonly ms: number;
}

const limitMs = 30_000;

/** Sends one request and follows no redirect; rejects when the connection breaks or no response arrives within 30 s. */
export async function sendRequest(url: string, init: RequestInit = {}): Promise<HttpResponse> {
  const start = performance.now();
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(limitMs), ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, ms: performance.now() - start };
}

/** A response that never arrives has the status 0. */
export async function tryRequest(url: string, init: RequestInit = {}): Promise<HttpResponse> {
  const start = performance.now();
  const nothing = () => ({ status: 0, headers: new Headers(), text: '', ms: performance.now() - start });
  return sendRequest(url, { signal: AbortSignal.timeout(10_000), ...init }).catch(nothing);
}

/** Runs the work `count` times, at most `width` at the same time; returns the results in the order of the turns. */
export async function inTurns<Value>(count: number, width: number, work: (turn: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  let next = 0;
  const worker = async () => {
    for (let turn = next++; turn < count; turn = next++) values[turn] = await work(turn);
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
  return values;
}
