import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { createShopServer } from '#server/http/server.ts';

const periodMs = 400;
const part = Buffer.alloc(2_048, 'x');
/** so many parts take six periods */
const [partsEach, partMs] = [4, 100];
const parts = partsEach * 6;

const answerWithSize: RequestListener = async (request, response) => {
  let size = 0;
  // a connection that is closed ends the body by an error
  const read = async () => {
    for await (const received of request) size += (received as Buffer).length;
    response.end(`received ${size}`);
  };
  await read().catch(() => {});
};

let server: ReturnType<typeof createShopServer>;
let client: Socket;
let received: string;
beforeEach(async () => {
  server = createShopServer({
    config: { siteUrl: 'http://shop.example', metricsToken: null, trustedProxies: [], keepAliveSeconds: 5 },
    serveFile: (_request, _response, next) => next?.(),
    handler: (request, response) => void answerWithSize(request, response),
    bodyLimits: { bodyMs: periodMs, periodMs, periodBytes: part.length },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  received = '';
  client.on('data', (data) => {
    received += data.toString();
  });
  // the server closes it while it is written to
  client.on('error', () => {});
});
afterEach(() => {
  client.destroy();
  server.close();
});

function startUpload({ method, path }: { readonly method: string; readonly path: string } = calls.saveImage): void {
  client.write(`${method} ${path} HTTP/1.1\r\nHost: shop.example\r\nContent-Length: ${part.length * parts}\r\nConnection: close\r\n\r\n`);
}

/** The end of a connection, which a reset ends too; `once` of `node:events` would reject then. */
function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
  });
}

/** Sends parts one by one, until the server closes the connection. */
async function sendSlowly(count: number): Promise<void> {
  let sent = 0;
  for await (const _ of every(partMs)) {
    if (sent === count || client.destroyed) return;
    client.write(part);
    sent += 1;
  }
}

test('a picture that arrives slowly is accepted, however many periods it takes', async () => {
  const closed = closing(client);
  startUpload();
  await sendSlowly(parts);
  await closed;
  expect(received).toContain(`received ${part.length * parts}`);
});

test('a picture that no longer arrives is cut with 408', async () => {
  const closed = closing(client);
  startUpload();
  await sendSlowly(partsEach);
  await closed;
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body of a usual size is cut although it still arrives', async () => {
  const closed = closing(client);
  startUpload(calls.quote);
  await sendSlowly(parts);
  await closed;
  // it is closed while the client writes, which may lose the response
  expect(received).not.toContain('received');
});
