import type { ValueOf } from '#contract/calls.ts';
import { type ApiResult, api } from '../lib/api.ts';

export type LogPage = ValueOf<'GET /api/v1/office/log'>;

/** What is searched for; '': everything. Days are YYYY-MM-DD, both inclusive. */
export interface LogFilter {
  readonly by: string;
  readonly kind: string;
  readonly from: string;
  readonly until: string;
  readonly text: string;
}

/** @param values the fields of a form, or the parameters of an address */
export function logFilterOf(values: { get(name: string): unknown }): LogFilter {
  const text = (name: keyof LogFilter) => String(values.get(name) ?? '');
  return { by: text('by'), kind: text('kind'), from: text('from'), until: text('until'), text: text('text') };
}

/** @param before the `next` of the page before; null: the newest page */
export function loadLog(filter: LogFilter, before: number | null): Promise<ApiResult<LogPage>> {
  const query = { ...filter, before: before === null ? '' : String(before) };
  // the server parses the kind; the contract's type of the query is what it parses to
  return api('GET /api/v1/office/log', { query } as Parameters<typeof api<'GET /api/v1/office/log'>>[1] & object);
}
