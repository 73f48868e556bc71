import { useEffect, useState } from 'react';

/** What `load` brings for a key, such as words for a language; null until it is here. What does not come is the island's failure. */
export function useLoaded<Key extends string, Value extends object>(load: (key: Key) => Promise<Value>, key: Key): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    load(key).then(setValue, (error: unknown) => {
      setValue(() => {
        throw error;
      });
    });
  }, [load, key]);
  return value;
}
