import type { ComponentType, FunctionComponent } from 'react';
import type { Words } from '#domain/words.ts';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';

interface IslandProps {
  /** Holds `partFailed` and `partRetry`. */
  words: Words;
}

/** Where Astro looks first for who draws a component; without it the server draws each island once more, to find out. */
const rendererMark = Symbol.for('astro:renderer');

/** An island's root with its boundary around it. */
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
