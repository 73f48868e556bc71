/** How many cards stand in a full row of a wide screen. */
const perRow = 4;

/**
 * The class of a card that is wider than the others, so that the last row of a group is full: by its place among all cards and not by what
 * follows it, which may not have arrived when the card is painted.
 *
 * Four in a row: the last one or two take half of it; one more than full rows are three and two, so that none is alone. Two in a row: an odd
 * one takes it all.
 */
export function widthClass(index: number, count: number): string | undefined {
  const rest = count % perRow;
  const fromEnd = count - 1 - index;
  if (rest === 1 && fromEnd >= 2 && fromEnd <= perRow) return 'dish-third';
  const halves = rest === 0 ? 0 : rest === 3 ? 1 : 2;
  if (fromEnd >= halves) return undefined;
  return fromEnd === 0 && count % 2 === 1 ? 'dish-half dish-odd' : 'dish-half';
}
