import type { ApiContext } from './context.ts';

/** The last event that the client received; null when it is new or sends an invalid id. */
export function lastEventId(context: ApiContext): number | null {
  const text = context.req.header('Last-Event-ID') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
