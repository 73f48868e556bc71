/** Statuses of the network and of what stands before the shop: 0 is no response. */
const withoutAnswer: readonly unknown[] = [0, 502, 503, 504];

/** Whether a save failed only because nobody responded: the same may succeed later. */
export function isUnanswered(failure: unknown): boolean {
  const { problem } = (failure ?? {}) as { readonly problem?: { readonly status?: unknown } };
  return withoutAnswer.includes(problem?.status);
}
