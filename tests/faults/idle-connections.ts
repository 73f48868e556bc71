import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from '../support/load/measured.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';

const clients = 4;
const connections = 125;
const requests = 20;
const keepAliveSeconds = 1;
const all = clients * connections * requests;

export const idleConnectionsRow: Row = {
  name: 'idle-connections',
  what: `${clients} clients of ${connections} connections that pause after each response for just as long as it announces (KEEP_ALIVE_SECONDS=${keepAliveSeconds})`,
  reach: `0 resets in ${all} requests`,
  async measure() {
    const env = { KEEP_ALIVE_SECONDS: String(keepAliveSeconds), LOG_LEVEL: 'silent' };
    const reports = await withShop({ env }, (shop) =>
      Promise.all(Array.from({ length: clients * connections }, (_, at) => useConnection(shop, at))),
    );
    const received = reports.reduce((sum, report) => sum + report.received, 0);
    const resets = reports.filter(({ isReset }) => isReset).length;
    const announced = new Set(reports.map((report) => report.announced));
    return {
      found: `${received} responses, ${resets} connections reset; announced: ${[...announced].join(', ')} s`,
      isReached: received === all && resets === 0 && announced.size === 1 && announced.has(keepAliveSeconds),
    };
  },
};

/** Uses one connection until all its requests have responses or it is closed. */
async function useConnection(shop: Shop, at: number) {
  const { hostname, port } = new URL(shop.url);
  // connections start within a second, as those of visitors do
  await wait((at / (clients * connections)) * 1_000);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let isReset = false;
  socket.on('error', () => {});
  socket.on('close', () => {
    isReset = true;
  });
  let [received, announced] = [0, 0];
  const sendRequest = `GET /robots.txt HTTP/1.1\r\nhost: ${new URL(shop.url).host}\r\n\r\n`;
  while (received < requests && !isReset) {
    const response = answerOn(socket);
    socket.write(sendRequest);
    const seconds = await response;
    if (seconds === null) break;
    received += 1;
    announced = seconds;
    if (received < requests) await wait(seconds * 1_000);
  }
  const report = { received, announced, isReset };
  socket.destroy();
  return report;
}

/** The timeout that the next complete response declares; null when the connection ends before. */
function answerOn(socket: ReturnType<typeof connect>): Promise<number | null> {
  return new Promise((resolve) => {
    let text = '';
    const end = () => done(null);
    const take = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const [head = '', body] = text.split('\r\n\r\n', 2);
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
      if (body !== undefined && body.length >= length) done(Number(/^keep-alive: timeout=(\d+)/im.exec(head)?.[1] ?? 0));
    };
    const done = (seconds: number | null) => {
      socket.off('data', take).off('close', end);
      resolve(seconds);
    };
    socket.on('data', take).on('close', end);
  });
}
