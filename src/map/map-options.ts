import type { Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { MapException } from './map-exception.ts';

export interface MapPoint extends Coordinates {
  readonly id: Id;
  /** What the marker is called. */
  readonly label: string;
  readonly isDimmed?: boolean;
}

/** An area with its price tier: 0 is the cheapest. */
export interface MapZone {
  readonly polygon: readonly (readonly [number, number])[];
  readonly tier: number;
}

/** A name on the built-in style; what is more important wins the place. */
export interface MapLabel extends Coordinates {
  readonly name: string;
  readonly kind: 'country' | 'water' | 'region' | 'district';
}

interface MapTexts {
  readonly title: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly close: string;
  /** Two fingers, Ctrl or ⌘ and the wheel: a map inside a page lets the page scroll. */
  readonly touchHint?: string;
  readonly wheelHint?: string;
  readonly pin?: string;
  readonly cluster: (count: number) => string;
}

export interface MapOptions {
  readonly texts: MapTexts;
  /** null: the built-in style */
  readonly styleUrl: string | null;
  /** The picture of a restaurant's marker. */
  readonly marker: string;
  readonly center: Coordinates;
  readonly zoom: number;
  readonly points: readonly MapPoint[];
  /** Shows all points at first; else `center` and `zoom` decide. */
  readonly fitsPoints?: boolean;
  readonly selected?: Id | null;
  readonly onSelect?: (id: Id | null) => void;
  readonly zones?: readonly MapZone[];
  readonly labels?: readonly MapLabel[];
  /** The point that a press, a drag or Enter in the middle sets; absent without `onPin`. */
  readonly pin?: Coordinates | null;
  readonly onPin?: (point: Coordinates) => void;
  /** Inside a page that scrolls the map leaves one finger and the bare wheel to the page. */
  readonly isCooperative?: boolean;
  readonly onLoaded?: () => void;
  readonly onException?: (exception: MapException) => void;
}
