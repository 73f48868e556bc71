import { type Coordinates, sameCoordinates } from '#domain/place/coordinates.ts';

/** What the visitor does about the address of a delivery, while the sheet is open. */
export interface PlaceState {
  /** what is typed in the search */
  readonly text: string;
  /** places are listed before anything is typed, because the field had the focus */
  readonly isListed: boolean;
  /** Enter was pressed: the focus moves to the first line as soon as there is one */
  readonly isEntered: boolean;
  /** a point was chosen here: its details come next */
  readonly isNew: boolean;
  /** the point in whose place another one is searched */
  readonly replaced: Coordinates | null;
}

export const firstState: PlaceState = { text: '', isListed: false, isEntered: false, isNew: false, replaced: null };

/** What something that happens changes. */
type Change = Partial<PlaceState>;

export function reducePlace(state: PlaceState, change: Change): PlaceState {
  return { ...state, ...change };
}

export const whenFocused: Change = { isListed: true };

export function whenTyped(text: string): Change {
  return { text, isEntered: false };
}

/** Enter chooses nothing (R-PLACE-9). */
export const whenEntered: Change = { isEntered: true };
/** The first line has the focus. */
export const whenMoved: Change = { isEntered: false };

/** A place was taken; @param isNew its details come next */
export function whenTaken(isNew: boolean): Change {
  return { ...firstState, isNew };
}

/** @param replaced null: the point is kept */
export function whenReplaced(replaced: Coordinates | null): Change {
  return { replaced };
}

/** What is chosen already. */
export interface PlaceFacts {
  readonly point: Coordinates | null;
  readonly saved: readonly Coordinates[];
  /** nothing is delivered to the point */
  readonly isOutside: boolean;
  /** the map is open, beside which one can search in any case */
  readonly isMapOpen: boolean;
}

/** What is shown about the address of a delivery. */
export interface PlaceView {
  /**
   * `choosing`: there is no point yet, or one of a saved address; `chosen`: a point that is not saved, with its details; `replacing`: the
   * point is one line above the search for another one; `outside`: the point has no delivery, and other ways are offered.
   */
  readonly step: 'choosing' | 'chosen' | 'replacing' | 'outside';
  /** the point that is not saved; null: there is none */
  readonly fresh: Coordinates | null;
  readonly hasSearch: boolean;
  /** the visitor has to type: there is no address to choose from, or the point is replaced */
  readonly isTypingFirst: boolean;
}

export function viewOf({ replaced }: PlaceState, { point, saved, isOutside, isMapOpen }: PlaceFacts): PlaceView {
  const isSaved = point !== null && saved.some((address) => sameCoordinates(address, point));
  const fresh = isSaved ? null : point;
  const isReplacing = fresh !== null && replaced !== null && sameCoordinates(replaced, fresh);
  const ofPoint = isOutside ? 'outside' : fresh === null ? 'choosing' : 'chosen';
  return {
    step: isReplacing ? 'replacing' : ofPoint,
    fresh,
    hasSearch: fresh === null || isReplacing || isMapOpen,
    isTypingFirst: isReplacing || (point === null && saved.length === 0),
  };
}
