import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface CapturedResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

type Written = (error?: Error | null) => void;

/**
 * What `render` writes into a response, in place of sending it; null when the response closes before it is whole. Afterwards the response
 * is as if nothing had been written.
 */
export async function captureResponse(response: ServerResponse, render: () => void): Promise<CapturedResponse | null> {
  const { promise, resolve } = Promise.withResolvers<CapturedResponse | null>();
  const pieces: Buffer[] = [];
  let status = 200;
  let headers: OutgoingHttpHeaders = {};
  const take = (args: readonly unknown[]) => {
    const [piece] = args;
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece as string));
    const done = args.at(-1);
    if (typeof done === 'function') queueMicrotask(done as Written);
  };
  response.writeHead = ((...args: readonly unknown[]) => {
    status = Number(args[0]);
    headers = named(args.at(-1));
    return response;
  }) as typeof response.writeHead;
  response.write = ((...args: readonly unknown[]) => {
    take(args);
    return true;
  }) as typeof response.write;
  response.end = ((...args: readonly unknown[]) => {
    take(args);
    resolve({ status, headers, body: Buffer.concat(pieces) });
    return response;
  }) as typeof response.end;
  const close = () => resolve(null);
  response.once('close', close);
  render();
  const captured = await promise;
  response.off('close', close);
  for (const name of ['writeHead', 'write', 'end'] as const) Reflect.deleteProperty(response, name);
  return captured;
}

function named(headers: unknown): OutgoingHttpHeaders {
  return typeof headers === 'object' && headers !== null && !Array.isArray(headers) ? (headers as OutgoingHttpHeaders) : {};
}
