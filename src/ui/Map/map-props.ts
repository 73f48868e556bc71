import type { ReactNode } from 'react';
import type { Id } from '#domain/id.ts';
import type { MapOptions } from '#map/map-options.ts';

export interface MapProps extends MapOptions {
  /** The content of the card of the selected point; absent: no card. */
  readonly card?: ((id: Id) => ReactNode) | undefined;
}
