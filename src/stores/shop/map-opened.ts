import { atom, type ReadableAtom } from 'nanostores';

const opened = atom(false);

/** Whether the sheet for place and time shows its map: on a phone in the place of the lists. */
export const $mapOpened: ReadableAtom<boolean> = opened;

export function showMap(isShown: boolean): void {
  opened.set(isShown);
}
