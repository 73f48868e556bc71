import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { calls } from '#contract/calls.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';

export interface BodyLimits {
  /** how long a body of a usual size may take */
  readonly bodyMs: number;
  /** a larger body may take any time, as long as it advances by `periodBytes` in each period */
  readonly periodMs: number;
  readonly periodBytes: number;
}

/** A kilobyte a second of a large body. */
const usualLimits: BodyLimits = { bodyMs: 20_000, periodMs: 25_000, periodBytes: 25 * 1024 };

const timeoutStatus = 408;

/** Calls that accept pictures, files and other large bodies. */
const uploads: ReadonlySet<string> = new Set(
  Object.values<CallDefinition>(calls)
    .filter(({ body, picture }) => (picture ?? body)?.maxBytes !== undefined)
    .map(({ method, path }) => `${method} ${path}`),
);

/** Closes the connection of a request whose body takes too long, so that slow clients hold no connections. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, limits: BodyLimits = usualLimits): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  if (length === '0' && coding === undefined) return;
  const { socket } = request;
  const isUpload = uploads.has(`${request.method} ${request.url?.split('?')[0]}`);
  let before = socket.bytesRead;
  const check = setInterval(
    () => {
      const received = socket.bytesRead - before;
      before += received;
      if (request.complete) return clearInterval(check);
      // a body that already has its response is not read
      const isAdvancing = isUpload && !response.writableEnded && received >= limits.periodBytes;
      if (!isAdvancing) close(request, response);
    },
    isUpload ? limits.periodMs : limits.bodyMs,
  ).unref();
  request.once('close', () => clearInterval(check));
}

function close({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) socket.write(`HTTP/1.1 ${timeoutStatus} ${STATUS_CODES[timeoutStatus]}\r\nConnection: close\r\n\r\n`);
  socket.destroy();
}
