import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another site with pictures that a test controls. */
export interface PictureServer {
  readonly origin: string;
  /** the paths that were requested, oldest first */
  readonly requests: string[];
  /** null: not found again */
  serve(path: string, bytes: Uint8Array | null): void;
  stop(): void;
}

export async function startPictureServer(): Promise<PictureServer> {
  const requests: string[] = [];
  const pictures = new Map<string, Uint8Array>();
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const bytes = pictures.get(url);
    if (bytes === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    serve(path, bytes) {
      if (bytes === null) pictures.delete(path);
      else pictures.set(path, bytes);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
