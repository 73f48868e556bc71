const longestPauseMs = 60 * 60_000;

/** One second after the first failure, doubled after each further one, at most one hour. */
export function retryPauseMs(attempts: number): number {
  return Math.min(longestPauseMs, 1_000 * 2 ** Math.min(attempts, 20));
}

/** A pause with up to a quarter more, so that those who wait for the same thing do not come back together. */
export function withJitter(pauseMs: number, random: () => number = Math.random): number {
  return Math.round(pauseMs * (1 + random() / 4));
}
