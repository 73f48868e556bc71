import { connect } from 'node:net';
import type pg from 'pg';

const cancelRequestCode = 80_877_102;
const giveUpMs = 30_000;

/**
 * Requests that the server cancel the statement running on a connection, with the protocol's cancel request: it needs no connection of the
 * pool, and poolers forward it. Its result is unknown; a statement that does not stop is abandoned after its timeout.
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
  // the server closes the connection after forwarding the request: a pooler treats an earlier close as a disconnected client
  socket.write(request);
  socket.unref();
}
