/** The error in a menu response (R-MENU-2), of the response itself or of its `data`; null: there is none. */
export function menuErrorOf(response: unknown): unknown {
  const { error, data } = Object(response);
  return error || data?.error || null;
}
