import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The behavior of a proxy between a client and a server: forwards, responds late, does not respond, or rejects connections. */
export type ProxyMode = 'through' | 'slow' | 'silent' | 'away';

export interface TcpProxy {
  readonly port: number;
  set(mode: ProxyMode): Promise<void>;
  stop(): Promise<void>;
}

const slowMs = 10_000;

export async function startTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let mode: ProxyMode = 'through';
  const server = createServer((client) => {
    const behind = connect(target.port, target.host);
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.on('data', (chunk) => pass(chunk, to));
    }
  });
  const pass = (chunk: Buffer, to: Socket) => {
    if (mode === 'through') to.write(chunk);
    else if (mode === 'slow') setTimeout(() => to.write(chunk), slowMs).unref();
  };
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const close = async () => {
    if (!server.listening) return;
    server.close();
    cut();
    await once(server, 'close');
  };
  return {
    port,
    async set(next) {
      const before = mode;
      mode = next;
      if (next === 'away') await close();
      // dropped bytes leave both sides of a connection waiting forever
      if (before === 'silent') cut();
      if (before === 'away' && !server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
    stop: close,
  };
}
