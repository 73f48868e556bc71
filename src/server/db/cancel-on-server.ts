import { connect } from 'node:net';
import type pg from 'pg';

const cancelRequestCode = 80_877_102;
const giveUpMs = 30_000;

/**
 * Asks the server to cancel what runs on a connection, by the request that the protocol has for it: it needs no connection of the pool,
 * and a pooler passes it on. Nothing is known of its success; what does not stop is given up by its time-out.
 */
export function cancelOnServer(client: pg.ClientBase): void {
  const { host, port, processID, secretKey } = client as unknown as {
    readonly host: string;
    readonly port: number;
    readonly processID: number | null;
    readonly secretKey: number | null;
  };
  if (processID === null || secretKey === null) return;
  const request = Buffer.alloc(16);
  request.writeInt32BE(request.length, 0);
  request.writeInt32BE(cancelRequestCode, 4);
  request.writeInt32BE(processID, 8);
  request.writeInt32BE(secretKey, 12);
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.setTimeout(giveUpMs, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  // the other side closes when it has passed the request on: a pooler takes our end before that as a client that went away
  socket.write(request);
  socket.unref();
}
