import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Locale } from '#domain/locale.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import { callLocale } from '../http/call-locale.ts';
import type { Services } from '../services.ts';

export interface ApiEnv {
  Variables: {
    services: Services;
    /** the language of names in the response */
    locale: Locale;
    /** when the call was received, milliseconds since the epoch */
    now: number;
    /** for long-running calls */
    clock: () => number;
  };
}

export type ApiContext = Context<ApiEnv>;
export type Api = Hono<ApiEnv>;

/** Ends a call with a problem; the API returns its status and body. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(rejection: Problem) {
    super(rejection.code);
    this.problem = rejection;
  }
}

/** Returns the value, or throws the problem as `ProblemError`. */
export function unwrap<Value>(result: Result<Value, Problem>): Value {
  if (result.ok) return result.value;
  throw new ProblemError(result.problem);
}

/**
 * Sets the context variables and the headers of every response; browsers may store only responses without personal data, see `isShared` of
 * a call.
 */
export function prepare(services: () => Promise<Services>, clock: () => number): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const locale = callLocale(context.req.header('Accept-Language'));
    context.header('Cache-Control', 'no-store');
    context.header('Content-Language', locale);
    context.header('Vary', 'Accept-Language');
    context.set('locale', locale);
    context.set('now', clock());
    context.set('clock', clock);
    context.set('services', await services());
    await next();
  };
}

/** The client's network address, used by rate limits; the server overwrites this header if a client sends it. */
export function clientAddress(context: ApiContext): string {
  return context.req.header('x-client-address') ?? '';
}

/** @param what the resource that the message names as missing */
export function notFound(what?: 'order'): ProblemError {
  return new ProblemError(problem('NOT_FOUND', what && { what }));
}
