/**
 * Starts tasks in the order of arrival, a fixed number in each iteration of the event loop, so that other work continues while many arrive
 * at the same time.
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
