import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { sayWith, type Words } from '#domain/words.ts';
import { IslandBoundary } from './IslandBoundary.tsx';

interface IslandProps {
  /** Holds `partFailed` and `partRetry`. */
  words: Words;
  /** The server's HTML: it stays though the island fails. */
  children?: ReactNode;
}

/** An island's root with its boundary around it. */
export function withBoundary<Props extends IslandProps>(Island: ComponentType<Props>): FunctionComponent<Props> {
  return function Guarded(props) {
    const say = sayWith(props.words);
    return (
      <IslandBoundary message={say('partFailed')} retryLabel={say('partRetry')} kept={props.children}>
        <Island {...props} />
      </IslandBoundary>
    );
  };
}
