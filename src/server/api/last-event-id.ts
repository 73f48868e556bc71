import type { ApiContext } from './context.ts';

/** What the listener heard last; null when it is new or sends garbage. */
export function lastEventId(context: ApiContext): number | null {
  const text = context.req.header('Last-Event-ID') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
