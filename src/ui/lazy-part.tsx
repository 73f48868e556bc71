import { type ComponentType, createElement, type FunctionComponent, useEffect, useState } from 'react';

/**
 * A part whose code comes when it is first drawn; nothing stands there until it came. React's own `lazy` keeps a failure for ever:
 * this one throws it to the island's boundary and asks again when it is drawn anew, as by the boundary's retry.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyWithRetry(props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
    useEffect(() => {
      if (loaded !== null) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        (cause: unknown) => setFailure({ cause }),
      );
    }, []);
    if (failure !== null) throw failure.cause;
    return Part === null ? null : createElement(Part, props);
  };
}
