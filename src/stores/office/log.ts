import type { ValueOf } from '#contract/calls.ts';
import type { LogFilter } from '#domain/office/log-filter.ts';
import { type ApiResult, api } from '../lib/api.ts';

export type LogPage = ValueOf<'GET /api/v1/office/log'>;

/** @param before the `next` of the page before; null: the newest page */
export function loadLog(filter: LogFilter, before: number | null): Promise<ApiResult<LogPage>> {
  const query = { ...filter, before: before === null ? '' : String(before) };
  // the server parses the kind; the contract's type of the query is what it parses to
  return api('GET /api/v1/office/log', { query } as Parameters<typeof api<'GET /api/v1/office/log'>>[1] & object);
}
