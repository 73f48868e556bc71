import { useRef, useState } from 'react';

/** Keys of items that have no ids, so that each keeps its fields when the order changes. Added items get new keys at the end. */
export function useKeys<Item>(items: readonly Item[], idOf: ((item: Item) => string) | undefined) {
  const count = useRef(0);
  const [stored, setStored] = useState<readonly string[]>([]);
  const fresh = () => {
    count.current += 1;
    return `item ${count.current}`;
  };
  let keys = stored;
  if (idOf !== undefined) keys = items.map(idOf);
  else if (stored.length !== items.length) {
    keys = items.map((_, at) => stored[at] ?? fresh());
    setStored(keys);
  }
  return { keys, fresh, changeKeys: (change: (keys: readonly string[]) => readonly string[]) => setStored(change) };
}
