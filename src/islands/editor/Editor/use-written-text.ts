import { useEffect, useRef, useState } from 'react';

/**
 * The text of a field that accepts only some texts: typed text stays as it is, and only valid text is applied.
 * @param printed the value as text; when it changes from outside, the field shows it
 * @param take returns the value's text after applying it, null when it is not valid yet
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
