import type { ComponentType, FunctionComponent } from 'react';
import type { Words } from '#domain/words.ts';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';

interface IslandProps {
  /** Contains `partFailed` and `partRetry`. */
  words: Words;
}

/** The key that Astro reads to find a component's renderer; without it the server renders each island an additional time to find out. */
const rendererMark = Symbol.for('astro:renderer');

/** Wraps an island's root in its error boundary. */
export function withErrorBoundary<Props extends IslandProps>(Island: ComponentType<Props>): FunctionComponent<Props> {
  function Guarded(props: Props) {
    const { partFailed = '', partRetry = '' } = props.words;
    return (
      <IslandErrorBoundary message={partFailed} retryLabel={partRetry}>
        <Island {...props} />
      </IslandErrorBoundary>
    );
  }
  return import.meta.env.SSR ? Object.assign(Guarded, { [rendererMark]: '@astrojs/react' }) : Guarded;
}
