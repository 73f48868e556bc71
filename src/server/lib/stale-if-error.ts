interface LastGoodOptions<Value> {
  /** how long an answer may take while a good one is at hand (contract §8) */
  readonly patienceMs: number | (() => number);
  /** how long the first answer may take */
  readonly firstPatienceMs: number;
  /** told each time a kept answer is given out in place of a fresh one; `reason` null: the call is slow */
  readonly onStale: (reason: unknown) => void;
  /** whether a failure is itself the answer, which no kept one stands in for; default: none is */
  readonly isAnswer?: (error: unknown) => boolean;
  /** whether an answer may stand in for later ones; default: each may */
  readonly isGood?: (value: Value) => boolean;
}

export interface LastGood<Value> {
  read(): Promise<Value>;
  /** what came last; null: nothing yet */
  kept(): Value | null;
}

/** A call that took longer than anybody waits for it. */
class TooSlow extends Error {}

/**
 * `read` asks, and answers what came; while that fails or takes its time, what came last. The slow call goes on behind and is never
 * doubled, so its answer serves whoever asks next.
 * Rejects only as long as no answer ever came.
 */
export function lastGood<Value>(ask: () => Promise<Value>, options: LastGoodOptions<Value>): LastGood<Value> {
  let kept: { readonly value: Value } | null = null;
  let asked: Promise<Value> | null = null;

  const askOnce = () => {
    asked ??= ask()
      .then((value) => {
        if (options.isGood?.(value) !== false) kept = { value };
        return value;
      })
      .finally(() => {
        asked = null;
      });
    return asked;
  };

  const read = async () => {
    const before = kept;
    try {
      return await within(askOnce(), before === null ? options.firstPatienceMs : patienceOf(options.patienceMs));
    } catch (error) {
      if (before === null || options.isAnswer?.(error) === true) throw error;
      options.onStale(error instanceof TooSlow ? null : error);
      return before.value;
    }
  };
  return { read, kept: () => kept?.value ?? null };
}

function patienceOf(patienceMs: number | (() => number)): number {
  return typeof patienceMs === 'number' ? patienceMs : patienceMs();
}

function within<Value>(answer: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow(`no answer in ${ms} ms`)), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
