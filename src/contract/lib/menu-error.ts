/** What stands in place of a menu (specification §8): an error of the answer or of its `data`; null: nothing does. */
export function menuErrorOf(response: unknown): unknown {
  const { error, data } = Object(response);
  return error || data?.error || null;
}
