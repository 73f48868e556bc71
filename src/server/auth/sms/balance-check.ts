const hourMs = 60 * 60_000;

export interface BalanceReport {
  /** @param som the balance of the account */
  read(som: number): void;
  /** The message is sent all the same. */
  failed(error: unknown): void;
}

/** Reads the balance of a gateway's account in the background, at most once an hour. */
export function createBalanceCheck(readBalance: () => Promise<number>, report: BalanceReport): () => void {
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - readAt < hourMs) return;
    readAt = performance.now();
    readBalance().then(report.read, report.failed);
  };
}
