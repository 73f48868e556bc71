import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { MapException } from './map-exception.ts';
import type { StreetName } from './street-names.ts';

export interface MapPoint extends Coordinates {
  readonly id: Id;
  /** The accessible name of the marker. */
  readonly label: string;
  readonly isDimmed?: boolean;
  /** Its name and state stand beside the marker on the built-in style. */
  readonly place?: Restaurant;
}

/** An area with its price tier: 0 is the cheapest. */
export interface MapZone {
  readonly polygon: readonly (readonly [number, number])[];
  readonly tier: number;
}

/** A name at a point of the built-in style. */
export interface PointLabel extends Coordinates {
  readonly name: string;
  readonly kind: 'country' | 'water' | 'region' | 'city' | 'district' | 'river' | 'landmark' | 'place' | 'own';
  /** Of a place: the point of the map that it names; the name is shown only beside its marker. */
  readonly point?: Id;
  /** A second line. */
  readonly note?: string;
}

/** A name along an avenue of the built-in style. */
interface StreetLabel {
  readonly name: string;
  readonly kind: 'street';
  readonly street: StreetName;
}

/** A name on the built-in style; of overlapping names the most important one is shown. */
export type MapLabel = PointLabel | StreetLabel;

interface MapTexts {
  readonly title: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly close: string;
  /** Two fingers, Ctrl or ⌘ and the wheel: a map inside a page must not block its scrolling. */
  readonly touchHint?: string;
  readonly wheelHint?: string;
  readonly pin?: string;
  /** The name of the visitor's own place. */
  readonly own?: string;
  readonly cluster: (count: number) => string;
}

export interface MapOptions {
  readonly texts: MapTexts;
  /** null: the built-in style */
  readonly styleUrl: string | null;
  /** The image of a restaurant's marker. */
  readonly marker: string;
  readonly center: Coordinates;
  readonly zoom: number;
  /** In place of `zoom` for the built-in style, also once it replaces one that failed. */
  readonly builtInZoom?: number;
  readonly points: readonly MapPoint[];
  /** Shows all points at first; else `center` and `zoom` decide. */
  readonly fitsPoints?: boolean;
  /** The points that `fitsPoints` shows; absent: all. */
  readonly fitted?: ReadonlySet<Id>;
  readonly selected?: Id | null;
  /** The point that the page's list points at. */
  readonly highlighted?: Id | null;
  readonly onSelect?: (id: Id | null) => void;
  readonly zones?: readonly MapZone[];
  /** After each movement: whether some zone is in view. */
  readonly onZonesInView?: (areInView: boolean) => void;
  readonly labels?: readonly MapLabel[];
  /** The words of what the built-in style draws and of the states of restaurants; what has no word has no name on the map. */
  readonly words?: (...args: never) => string;
  /** The point set by a press, a drag or Enter on the map; absent without `onPin`. */
  readonly pin?: Coordinates | null;
  readonly onPin?: (point: Coordinates) => void;
  /** The visitor's own place, which is only shown. */
  readonly own?: Coordinates | null;
  /** Draws something of its own on each loaded style; returns what removes it. */
  readonly attach?: (map: MapLibreMap) => () => void;
  /** On a page that scrolls, the map ignores one-finger gestures and the wheel without a modifier key. */
  readonly isCooperative?: boolean;
  readonly onLoaded?: () => void;
  readonly onException?: (exception: MapException) => void;
}
