import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface CapturedResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Captures the response written from this call on; resolves when it is complete, even if the client reads slowly, or to null if it never
 * is.
 */
export function captureResponse(response: ServerResponse): Promise<CapturedResponse | null> {
  const { promise, resolve } = Promise.withResolvers<CapturedResponse | null>();
  const pieces: Buffer[] = [];
  let headers: OutgoingHttpHeaders = {};
  const take = (piece: unknown) => {
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece as string));
  };
  const { writeHead, write, end } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    headers = named(args.at(-1));
    return writeHead.apply(response, args);
  }) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => {
    take(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    take(args[0]);
    resolve({ status: response.statusCode, headers, body: Buffer.concat(pieces) });
    return end.apply(response, args);
  }) as typeof end;
  response.once('close', () => resolve(null));
  return promise;
}

function named(headers: unknown): OutgoingHttpHeaders {
  return typeof headers === 'object' && headers !== null && !Array.isArray(headers) ? (headers as OutgoingHttpHeaders) : {};
}
