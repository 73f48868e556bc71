import { once } from 'node:events';
import { connect } from 'node:net';
import type { LoadResult, LoadTask } from './http-load.ts';
import { quantile } from './numbers.ts';

/** A separate process, started by `http-load.ts`, that requests from a server and reports the results. It parses only a response's end. */
const [task] = (await once(process, 'message')) as [LoadTask];
const latencies: number[] = [];
const start = performance.now();
const end = start + task.seconds * 1_000;
/** Between a response and the next request of its connection. */
const meanPauseMs = 0.5;
let waiting: { readonly at: number; readonly send: () => void }[] = [];
let requested = 0;
let failed = 0;
let bodyBytes = 0;

await Promise.all(Array.from({ length: task.connections }, keepAsking));
const perSecond = latencies.length / ((performance.now() - start) / 1_000);
const response: LoadResult = {
  received: latencies.length,
  failed,
  p99Ms: quantile(latencies, 0.99),
  worstMs: latencies.reduce((worst, ms) => Math.max(worst, ms), 0),
  perSecond,
  bodyBytes,
};
process.send?.(response, () => process.disconnect());

/** Uses one connection; a broken one counts as a failure and is opened again. */
async function keepAsking(): Promise<void> {
  while (performance.now() < end) {
    await new Promise<void>((closed) => {
      const socket = connect({ port: task.port, host: '127.0.0.1', noDelay: true });
      let at = 0;
      let received: Buffer = Buffer.alloc(0);
      const sendRequest = () => {
        at = performance.now();
        socket.write(nextRequest());
      };
      socket.on('connect', sendRequest);
      socket.on('data', (chunk: Buffer) => {
        received = received.byteLength === 0 ? chunk : Buffer.concat([received, chunk]);
        const whole = parseResponse(received);
        if (whole === null) return;
        received = Buffer.alloc(0);
        latencies.push(performance.now() - at);
        bodyBytes = whole.bodyBytes;
        if (!whole.isFine) failed += 1;
        if (performance.now() >= end || whole.isLast) socket.end();
        else if (task.pauseMs === undefined) sendAtRandom(sendRequest);
        else setTimeout(sendRequest, task.pauseMs);
      });
      socket.on('error', () => {
        failed += 1;
      });
      socket.on('close', closed);
    });
  }
}

/**
 * Sends after a random pause, shorter than a timer can wait: connections whose responses arrive together would send
 * together, and the server would always get as many requests at the same time.
 */
function sendAtRandom(send: () => void): void {
  if (waiting.push({ at: performance.now() - meanPauseMs * Math.log(1 - Math.random()), send }) === 1) setImmediate(sendDue);
}

function sendDue(): void {
  const now = performance.now();
  const due = waiting.filter(({ at }) => at <= now);
  waiting = waiting.filter(({ at }) => at > now);
  for (const { send } of due) send();
  if (waiting.length > 0) setImmediate(sendDue);
}

function nextRequest(): string {
  requested += 1;
  const { path, headers = {}, post } = task.requests[requested % task.requests.length] ?? { path: '/' };
  const body = post ?? '';
  const all = {
    host: `127.0.0.1:${task.port}`,
    'accept-encoding': 'gzip, deflate, br',
    ...headers,
    ...(post === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${numbered(value)}\r\n`);
  return `${post === undefined ? 'GET' : 'POST'} ${numbered(path)} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

function numbered(text: string): string {
  return text.replace('{n}', String(requested)).replace('{n12}', String(requested).padStart(12, '0'));
}

/** The received data, once the response is complete: by its content length or by an empty last chunk. */
function parseResponse(received: Buffer): { isFine: boolean; isLast: boolean; bodyBytes: number } | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const head = received.toString('latin1', 0, headEnd);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const bodyBytes = received.byteLength - headEnd - 4;
  const isWhole = length === undefined ? received.toString('latin1', received.byteLength - 5) === '0\r\n\r\n' : bodyBytes >= Number(length);
  return isWhole ? { isFine: /^HTTP\/1\.1 20[01]/.test(head), isLast: /^connection: close/im.test(head), bodyBytes } : null;
}
