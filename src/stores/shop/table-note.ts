import type { ReadableAtom } from 'nanostores';
import { localStore } from '../lib/persistent.ts';
import { $tableSeat } from './table-seat.ts';

/** What a browser remembers of shared tables (R-STORE-4). */
export interface TableNote {
  /** the token of the last link that was opened; '': none */
  readonly link: string;
  /** that link was opened, and nobody has sat down by it yet */
  readonly isInvited: boolean;
  /** as written in the field */
  readonly name: string;
  /** what the cart and the own plate had in common last */
  readonly laid: string;
}

export const noInvitation: TableNote = { link: '', isInvited: false, name: '', laid: '' };

const $note = localStore<TableNote>('table', { decode: parseNote, version: 1, maxAgeDays: 1 });
export const $tableNote: ReadableAtom<TableNote> = $note;

export function noteTable(changes: Partial<TableNote>): void {
  $note.set({ ...$note.get(), ...changes });
}

/** As after signing out on another device: nothing is known of a table. */
export function forgetTable(): void {
  $note.set(noInvitation);
  $tableSeat.set('none');
}

/** The link of an invitation that this browser has not sat down by before. */
export function noteInvitation(link: string): void {
  if (link !== '' && link !== $note.get().link) noteTable({ link, isInvited: true });
}

function parseNote(json: unknown): TableNote {
  if (typeof json !== 'object' || json === null) return noInvitation;
  const { link, isInvited, name, laid } = json as Partial<Record<keyof TableNote, unknown>>;
  return {
    link: typeof link === 'string' ? link : '',
    isInvited: isInvited === true,
    name: typeof name === 'string' ? name : '',
    laid: typeof laid === 'string' ? laid : '',
  };
}
