import type { MiddlewareHandler } from 'hono';
import { problem } from '#domain/problem.ts';
import { type Api, type ApiContext, ProblemError } from './context.ts';

export interface Call {
  readonly method: string;
  readonly path: string;
}

/** Registers the handler of a call, with and without a trailing slash. */
export function route(
  api: Api,
  { method, path }: Call,
  respond: (context: ApiContext) => Promise<Response> | Response,
  middleware: readonly MiddlewareHandler[] = [],
): void {
  api.on([method], spellings(path), ...middleware, respond);
}

/** Responses of known paths to other methods: OPTIONS lists the allowed ones, the rest is 405 (R-CALL-4). To be added after the calls. */
export function addOtherMethods(api: Api, calls: readonly Call[]): void {
  for (const path of new Set(calls.map((call) => call.path))) {
    const methods = calls.filter((call) => call.path === path).map((call) => call.method);
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    for (const spelling of spellings(path)) {
      api.all(spelling, (context) => {
        context.header('Allow', allow);
        if (context.req.method === 'OPTIONS') return context.body(null, 204);
        throw new ProblemError(problem('METHOD_NOT_ALLOWED'));
      });
    }
  }
}

function spellings(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return [bare, `${bare}/`];
}
