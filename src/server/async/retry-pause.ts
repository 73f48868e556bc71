const longestPauseMs = 60 * 60_000;

/** One second after the first failure, doubled after each further one, at most one hour. */
export function retryPauseMs(attempts: number): number {
  return Math.min(longestPauseMs, 1_000 * 2 ** Math.min(attempts, 20));
}
