import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface RawRequest {
  readonly method?: string;
  /** as written in the request line */
  readonly path: string;
  /** one byte per character */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** '' for an event stream, which does not end */
  readonly text: string;
}

const limitMs = 30_000;

/** Sends requests that browsers can not send, over keep-alive connections. */
export function createRawRequester(url: string, sockets: number) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  return {
    send: ({ method = 'GET', path, headers = {}, body }: RawRequest) =>
      new Promise<RawResponse>((resolve, reject) => {
        const sent = request({ hostname, port, agent, method, path, headers, timeout: limitMs }, async (response) => {
          const { statusCode: status = 0, headers: reported } = response;
          if (reported['content-type']?.startsWith('text/event-stream')) {
            response.destroy();
            resolve({ status, headers: reported, text: '' });
            return;
          }
          const chunks = await response.toArray().catch(reject);
          if (chunks) resolve({ status, headers: reported, text: Buffer.concat(chunks as Buffer[]).toString() });
        });
        sent.once('timeout', () => sent.destroy(new Error(`${method} ${path} did not respond in 30 s`)));
        sent.once('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

export type RawRequester = ReturnType<typeof createRawRequester>;
