import type { Context, Hono, MiddlewareHandler } from 'hono';
import { defaultLocale, type Locale, parseLocale } from '#domain/locale.ts';
import { type Problem, problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import type { Services } from '../services.ts';

export interface ApiEnv {
  Variables: {
    services: Services;
    /** the language of names in the answer */
    locale: Locale;
    /** when the call came, milliseconds since the epoch */
    now: number;
    /** for calls that last */
    clock: () => number;
  };
}

export type ApiContext = Context<ApiEnv>;
export type Api = Hono<ApiEnv>;

/** Ends a call with a problem; the API answers its status and body. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(rejection: Problem) {
    super(rejection.code);
    this.problem = rejection;
  }
}

/** The value, or the end of the call. */
export function unwrap<Value>(result: Result<Value, Problem>): Value {
  if (result.ok) return result.value;
  throw new ProblemError(result.problem);
}

/** Fills the variables and sets what every answer carries; only what is nobody's may be stored by a browser, see `isShared` of a call. */
export function prepare(services: () => Promise<Services>, clock: () => number): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const locale = parseLocale(context.req.header('Accept-Language')?.trim().toLowerCase()) ?? defaultLocale;
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

/** The client's network address, by which limits count; the process writes this header over whatever a client sent. */
export function clientAddress(context: ApiContext): string {
  return context.req.header('x-client-address') ?? '';
}

/** @param what names what is missing in the message */
export function notFound(what?: 'order'): ProblemError {
  return new ProblemError(problem('NOT_FOUND', what && { what }));
}
