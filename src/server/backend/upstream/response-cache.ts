import { type LastGood, lastGood } from '../../lib/stale-if-error.ts';
import { type Answered, isPassing, type UpstreamLog } from './client.ts';
import type { Patience } from './timeout-budget.ts';

/** Above the budget of a call, so that a first answer ends by that budget. */
const firstPatienceMs = 10_000;
const mostAnswers = 500;
const mostBytes = 24 * 1024 * 1024;

/** The last good answers of one kind of call, by key; what was not read for longest goes first. */
export interface KeptAnswers<Value> {
  /** The fresh answer, or the last good one where that fails or takes long. Rejects while there is none. */
  read(key: string, ask: () => Promise<Answered<Value>>): Promise<Value>;
  /** What is kept, the one read last comes last. */
  values(): readonly { readonly key: string; readonly value: Value }[];
}

interface KeepingOptions<Value> {
  readonly log: UpstreamLog;
  /** shared by all that is kept of an upstream */
  readonly patience: Patience;
  /** whether an answer may stand in for later ones */
  readonly isGood?: (value: Value) => boolean;
}

export function keepAnswers<Value>({ log, patience, isGood = () => true }: KeepingOptions<Value>): KeptAnswers<Value> {
  const sources = new Map<string, LastGood<Answered<Value>>>();
  const sourceOf = (key: string, ask: () => Promise<Answered<Value>>) =>
    sources.get(key) ??
    lastGood(() => patience.watch(ask()), {
      patienceMs: patience.left,
      firstPatienceMs,
      onStale: (reason) =>
        log.warn({ stale: true, answer: kindOf(key), reason: reason === null ? 'slow' : String(reason) }, 'a last good answer stands in'),
      isAnswer: (error) => !isPassing(error),
      isGood: ({ value }) => isGood(value),
    });
  return {
    async read(key, ask) {
      const source = sourceOf(key, ask);
      sources.delete(key);
      sources.set(key, source);
      try {
        return (await source.read()).value;
      } finally {
        if (source.kept() === null) sources.delete(key);
        forgetOldest(sources);
      }
    },
    values: () =>
      [...sources].flatMap(([key, source]) => {
        const kept = source.kept();
        return kept === null ? [] : [{ key, value: kept.value }];
      }),
  };
}

function forgetOldest<Value>(sources: Map<string, LastGood<Answered<Value>>>): void {
  let bytes = [...sources.values()].reduce((sum, source) => sum + (source.kept()?.bytes ?? 0), 0);
  for (const [key, source] of sources) {
    if (sources.size <= mostAnswers && bytes <= mostBytes) return;
    bytes -= source.kept()?.bytes ?? 0;
    sources.delete(key);
  }
}

/** A key without what a visitor chose. */
function kindOf(key: string): string {
  return key.split('?', 1)[0] ?? key;
}
