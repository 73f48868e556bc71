import { createServer } from 'node:net';

/**
 * Below the ports that the system assigns to outgoing connections: one of those can be taken between its choice and its use. Each worker
 * uses its own range.
 */
let lastPort = 20_000 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) * 2_000 + (process.pid % 20) * 100;

/** A port without a listener. */
export async function freePort(): Promise<number> {
  lastPort += 1;
  // others may ask meanwhile
  const port = lastPort;
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
