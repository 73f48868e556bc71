import { createServer, type Server } from 'node:net';
import { printerPorts } from '#domain/office/printer.ts';

/** A receipt printer that keeps what it is sent. */
export interface StubPrinter {
  readonly port: number;
  /** what each connection has sent, decoded from code page 866; commands are left in */
  readonly papers: readonly string[];
  stop(): Promise<void>;
}

/** Listens at a free port of receipt printers, or at a given one. */
export async function startPrinter(port?: number): Promise<StubPrinter> {
  const papers: string[] = [];
  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => papers.push(decoded(Buffer.concat(parts))));
  });
  const listening = await listenAt(server, port === undefined ? [...ports()] : [port]);
  return {
    port: listening,
    papers,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function* ports() {
  for (let port = printerPorts.first; port <= printerPorts.last; port += 1) yield port;
}

async function listenAt(server: Server, candidates: readonly number[]): Promise<number> {
  for (const port of candidates) {
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    server.removeAllListeners('error');
    if (isFree) return port;
  }
  throw new Error('no port of a printer is free');
}

function decoded(bytes: Buffer): string {
  return new TextDecoder('ibm866').decode(bytes);
}
