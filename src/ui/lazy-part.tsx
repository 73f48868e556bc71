import { type ComponentType, createElement, type FunctionComponent, useEffect, useState } from 'react';

/**
 * A part whose code loads when it is first rendered; nothing is shown until then. React's own `lazy` caches a failure permanently:
 * this function throws it to the island's boundary and loads again on the next render, such as the boundary's retry.
 * @param isOptional nothing is shown in place of a part that failed to load, and the next mount loads it again
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOptional = false,
): FunctionComponent<Props> {
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
        (cause: unknown) => isOptional || setFailure({ cause }),
      );
    }, []);
    if (failure !== null) throw failure.cause;
    return Part === null ? null : createElement(Part, props);
  };
}
