import type { LeftOutRecord } from '#contract/upstream/records.ts';
import type { Readiness } from '../../ports/backend.ts';
import type { UpstreamLog } from './upstream-log.ts';

/** The number of calls whose records are remembered, and of records that are named. */
const mostCalls = 200;
const mostNamed = 20;

/** The records of the last responses that can't be used. */
export interface LeftOut {
  /** Replaces what is known of a call. Logs the records that were not known before. @param call with its query and language */
  note(call: string, path: string, records: readonly LeftOutRecord[]): void;
  /** undefined: none */
  summary(): Readiness['leftOut'];
}

export function createLeftOut(log: UpstreamLog): LeftOut {
  const byCall = new Map<string, readonly string[]>();
  const current = () => new Set([...byCall.values()].flat());
  return {
    note(call, path, records) {
      if (records.length === 0) {
        byCall.delete(call);
        return;
      }
      const known = current();
      const named = [...new Set(records.map(({ kind, id, field }) => `${kind} ${id ?? '?'}: ${field}`))];
      const news = named.filter((record) => !known.has(record));
      if (news.length > 0)
        log.warn(
          { call: path, count: records.length, records: news.slice(0, mostNamed) },
          'records of the upstream can’t be used and are left out',
        );
      byCall.delete(call);
      byCall.set(call, named);
      const [oldest] = byCall.keys();
      if (byCall.size > mostCalls && oldest !== undefined) byCall.delete(oldest);
    },
    summary() {
      const records = [...current()];
      return records.length === 0 ? undefined : { count: records.length, records: records.slice(0, mostNamed) };
    },
  };
}
