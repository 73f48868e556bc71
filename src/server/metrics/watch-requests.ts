import type { IncomingMessage, ServerResponse } from 'node:http';
import { record } from './record.ts';
import { routePattern } from './route-pattern.ts';

/** Measures a request until its response is sent or aborted; event streams are counted while they are open. */
export function watchRequest(request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  const [path = ''] = (request.url ?? '').split('?', 1);
  const isStream = /\/events\/?$/.test(path);
  if (isStream) record(({ eventStreams }) => eventStreams.inc());
  response.once('close', () => {
    if (isStream) return record(({ eventStreams }) => eventStreams.dec());
    const seconds = (performance.now() - start) / 1_000;
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
    record((to) => to.observeRequest(routePattern(path), status, seconds));
  });
}
