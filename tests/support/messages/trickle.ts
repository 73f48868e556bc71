import type { ServerResponse } from 'node:http';
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
