import { useEffect, useState } from 'react';

/** The value that `load` returns for a key, such as words for a language; null until it has loaded. A failure is thrown to the boundary. */
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
