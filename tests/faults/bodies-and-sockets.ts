import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from '../support/load/measured.ts';
import { inTurns, sendRequest } from '../support/shop/http-client.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';
import { combineResults, worst } from './combine-results.ts';

const bodies = 100;
const bodiesAtOnce = 4;
const bodyLimitMs = 200;
const slowSockets = 800;
const closedLimitMs = 30_000;
const acceptTimeoutMs = 1_000;
const megabyte = 1024 * 1024;
const dripMs = 1_000;

export const bodiesAndSocketsRow: Row = {
  name: 'bodies-and-sockets',
  what: `${bodies} bodies of 1 MB with their length and ${bodies} without, ${bodiesAtOnce} at a time; ${slowSockets} sockets that send a byte a second of headers or body, or nothing`,
  reach: `all 413 in <= ${bodyLimitMs} ms; all closed in <= 30 s while pages respond in <= ${acceptTimeoutMs} ms`,
  async measure() {
    const { declared, undeclared, slow } = await withShop({}, async (shop) => ({
      declared: await sendBodies(shop, false),
      undeclared: await sendBodies(shop, true),
      slow: await holdSockets(shop),
    }));
    const reported = (name: string, responses: readonly BodyResponse[]) => {
      const rejected = responses.filter(({ status }) => status === 413).length;
      const ms = worst(responses.map((response) => response.ms));
      return { found: `${rejected} × 413 ${name} in <= ${ms} ms`, isReached: rejected === bodies && ms <= bodyLimitMs };
    };
    const sockets = {
      found: `${slow.closed} of ${slow.opened} sockets closed, the last after ${(slow.lastMs / 1_000).toFixed(1)} s; ${slow.responses.length} pages meanwhile in <= ${worst(slow.responses)} ms`,
      isReached:
        slow.opened === slowSockets &&
        slow.closed === slowSockets &&
        slow.lastMs <= closedLimitMs &&
        worst(slow.responses) <= acceptTimeoutMs,
    };
    return combineResults(reported('with length', declared), reported('without', undeclared), sockets);
  },
};

interface BodyResponse {
  readonly status: number;
  readonly ms: number;
}

/** Uses a plain socket: clients that keep sending after the response arrives hide it. */
function sendBodies(shop: Shop, isChunked: boolean): Promise<BodyResponse[]> {
  const text = JSON.stringify({ comment: 'x'.repeat(megabyte) });
  const size = isChunked ? 'transfer-encoding: chunked' : `content-length: ${text.length}`;
  const body = isChunked ? `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n` : text;
  return inTurns(bodies, bodiesAtOnce, () => sendRaw(shop, `${head(shop, size)}\r\n${body}`));
}

function head(shop: Shop, ...lines: readonly string[]): string {
  const own = ['POST /api/v1/quote HTTP/1.1', `host: ${new URL(shop.url).host}`, 'content-type: application/json', `origin: ${shop.url}`];
  return [...own, ...lines, ''].join('\r\n');
}

function sendRaw(shop: Shop, message: string): Promise<BodyResponse> {
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = open(shop);
    let text = '';
    const end = () => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), ms: performance.now() - start });
    };
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\r\n')) end();
    });
    socket.on('close', end);
    socket.write(message);
  });
}

function open(shop: Shop): Socket {
  const { hostname, port } = new URL(shop.url);
  return connect(Number(port), hostname).on('error', () => {});
}

/** Holds three kinds of incomplete requests until the shop closes them or the limit is long exceeded, and requests pages meanwhile. */
async function holdSockets(shop: Shop) {
  const starts = [head(shop, 'content-length: 1000', 'x: '), `${head(shop, 'content-length: 1000')}\r\n{`, ''];
  const start = performance.now();
  const held = Array.from({ length: slowSockets }, (_, at) => hold(open(shop), starts[at % starts.length] ?? ''));
  const closings = Promise.all(held.map(({ closed }) => closed));
  const responses: number[] = [];
  let isOver = false;
  void closings.then(() => {
    isOver = true;
  });
  while (!isOver && performance.now() - start < closedLimitMs * 1.5) {
    const { status, ms } = await sendRequest(`${shop.url}/uz`);
    responses.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    await wait(100);
  }
  const opened = held.filter(({ wasOpened }) => wasOpened()).length;
  const closed = held.filter(({ socket }) => socket.destroyed).length;
  const lastMs = performance.now() - start;
  for (const { socket } of held) socket.destroy();
  return { opened, closed, lastMs, responses };
}

/** Sends the start, then a space per second if there is a start. */
function hold(socket: Socket, start: string) {
  let wasOpened = false;
  socket.on('connect', () => {
    wasOpened = true;
    socket.write(start);
  });
  socket.resume();
  const drip = start === '' ? undefined : setInterval(() => socket.write(' '), dripMs);
  const closed = new Promise<void>((resolve) =>
    socket.once('close', () => {
      clearInterval(drip);
      resolve();
    }),
  );
  return { socket, closed, wasOpened: () => wasOpened };
}
