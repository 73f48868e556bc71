import { setImmediate } from 'node:timers/promises';

/** How long one piece of work may occupy the event loop before others have their turn. */
const sliceMs = 8;

/** For long work, which awaits it after each small step: when a slice of time has passed, the event loop serves others first. */
export function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await setImmediate();
    since = performance.now();
  };
}

/** Maps items one after the other, with pauses. */
export async function mapInSlices<Item, Value>(items: Iterable<Item>, map: (item: Item) => Value): Promise<Value[]> {
  const pause = createPause();
  const mapped: Value[] = [];
  for (const item of items) {
    mapped.push(map(item));
    await pause();
  }
  return mapped;
}
