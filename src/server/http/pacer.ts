/**
 * Starts works in the order they come, so many in each turn of the event loop: when a crowd arrives at once, whatever else is under way
 * has its turns between.
 */
export function createPacer(perTurn: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const turn = () => {
    for (const work of waiting.splice(0, perTurn)) work();
    if (waiting.length > 0) setImmediate(turn);
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(turn);
  };
}
