import { useCallback, useRef, useState } from 'react';

/** A question that a dialog asks; all who confirm while it is open wait for the same answer. */
export function useQuestion<Question extends string>() {
  const [question, setQuestion] = useState<Question | null>(null);
  const pending = useRef<{ readonly answer: Promise<boolean>; readonly settle: (yes: boolean) => void } | null>(null);
  const confirm = useCallback((next: Question): Promise<boolean> => {
    if (pending.current === null) {
      const { promise, resolve } = withResolvers();
      pending.current = { answer: promise, settle: resolve };
      setQuestion(next);
    }
    return pending.current.answer;
  }, []);
  const answer = (yes: boolean) => {
    setQuestion(null);
    pending.current?.settle(yes);
    pending.current = null;
  };
  return { question, confirm, answer };
}

function withResolvers() {
  let resolve: (yes: boolean) => void = () => {};
  const promise = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
