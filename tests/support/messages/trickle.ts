import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import type { Writable } from 'node:stream';

const betweenMs = 20;

/** Writes the same piece again and again, each pause shorter than any limit of inactivity, until the other side closes the connection. */
export function trickle(socket: Writable, piece: string): void {
  const timer = setInterval(() => socket.write(piece), betweenMs);
  socket.once('close', () => clearInterval(timer));
}

/** A response that begins as a good one. */
export function trickleBody(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  trickle(response, ' ');
}

/** Answers each request with headers without an end. */
export async function startTrickling(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.write('HTTP/1.1 201 Created\r\n');
      trickle(socket, 'x-wait: 1\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
