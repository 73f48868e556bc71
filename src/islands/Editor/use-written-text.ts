import { useEffect, useRef, useState } from 'react';

/**
 * The text of a field whose value is not any text: what is being written stays as it is, and only what can be read is taken over.
 * @param printed the value as text; when it changes by other hands, the field shows it
 * @param take answers the value's text when it took it over, null when it can't be read yet
 */
export function useWrittenText(printed: string, take: (text: string) => string | null): readonly [string, (text: string) => void] {
  const [text, setText] = useState(printed);
  const known = useRef(printed);

  useEffect(() => {
    if (printed === known.current) return;
    known.current = printed;
    setText(printed);
  }, [printed]);

  const write = (next: string) => {
    setText(next);
    const taken = take(next);
    if (taken !== null) known.current = taken;
  };
  return [text, write];
}
