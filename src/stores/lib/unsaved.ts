import { atom, type ReadableAtom } from 'nanostores';
import type { PageMark } from '#domain/page-marks.ts';
import { translator, type Words } from '#domain/words.ts';
import { pageLocale } from './api.ts';
import {
  type FormName,
  type KeptRecord,
  keyOf,
  readStored,
  removeStored,
  type StoredForm,
  storedRecords,
  tabId,
  writeStored,
} from './unsaved-storage.ts';

export { currentPerson, type FormName, type KeptRecord } from './unsaved-storage.ts';

/** Unsaved changes of this page; `isKept`: they are in the browser's storage. */
export interface UnsavedState {
  readonly isKept: boolean;
}

/** `leave`: the form is left, its values stay; `discard`: they are removed. */
export type LeaveQuestion = 'leave' | 'discard';

/** Marks the record to continue with in the address of a page. */
export const resumeParameter = 'resume';

let words: Words = {};
let askPerson: ((question: LeaveQuestion) => Promise<boolean>) | null = null;
const unsaved = atom<ReadonlyMap<string, UnsavedState>>(new Map());
const stored = atom<readonly KeptRecord[]>([]);
const open = new Set<string>();

/** The forms of this page with unsaved changes. */
export const $unsaved: ReadableAtom<ReadonlyMap<string, UnsavedState>> = unsaved;
/** What this person has typed elsewhere and not saved, the newest first. */
export const $stored: ReadableAtom<readonly KeptRecord[]> = stored;

/** Sets the texts of the notices, and how a question is put. */
export function setUnsaved(translated: Words, confirm: typeof askPerson): void {
  words = translated;
  askPerson = confirm;
  listKept();
}

/**
 * Keeps what is typed in one form of one record.
 * @param record the id of the record, `new` for one that does not exist yet
 */
export function keeperOf<Draft, Origin>(form: FormName, record: string) {
  const name = `${form}:${record}`;
  return {
    /** of the notices; they are set after the page was loaded */
    t: translator<'unsaved'>(words),
    locale: pageLocale(),
    /** null: nothing is stored */
    read: () => readStored(keyOf(name)) as StoredForm<Draft, Origin> | null,
    keep(draft: Draft, origin: Origin, title: string): void {
      const value: StoredForm = { draft, origin, title, path: location.pathname, at: Date.now(), tab: tabId() };
      mark(name, { isKept: writeStored(keyOf(name), value) });
    },
    /** It is saved or discarded. */
    drop(): void {
      removeStored(keyOf(name));
      mark(name, null);
    },
    /**
     * The form is on screen.
     * @returns it is closed
     */
    enter(): () => void {
      open.add(name);
      listKept();
      return () => {
        open.delete(name);
        mark(name, null);
        listKept();
      };
    },
    /** Whether to discard what is typed, as the person answers. */
    confirm: () => askToLeave('discard'),
  };
}

/** Leaves the forms of this page: immediately where nothing is unsaved, else if the person agrees. */
export async function leaveForms(goOn: () => void): Promise<void> {
  if (unsaved.get().size === 0 || (await askToLeave('leave'))) goOn();
}

/** The record whose form is opened again: the page was loaded anew in the same tab, or its address names it. Null: none. */
export function recordToResume(form: FormName): string | null {
  const pending = new URLSearchParams(location.search).get(resumeParameter);
  const found = storedRecords().filter((each) => each.form === form && !open.has(`${form}:${each.record}`));
  const wanted = found.find(({ record }) => `${form}:${record}` === pending) ?? found.find(({ tab }) => tab === tabId());
  return wanted?.record ?? null;
}

/** What a stored form showed at first; null: nothing is stored. */
export function keptOrigin<Origin>(form: FormName, record: string): Origin | null {
  return (readStored(keyOf(`${form}:${record}`)) as StoredForm<unknown, Origin> | null)?.origin ?? null;
}

/** Whether to sign out, although what is not saved is removed then, as the person answers. */
export async function maySignOut(): Promise<boolean> {
  return storedRecords().length === 0 || askToLeave('discard');
}

export function dropKept({ form, record }: KeptRecord): void {
  removeStored(keyOf(`${form}:${record}`));
  listKept();
}

/** Removes all that this person has not saved: they sign out. */
export function forgetUnsaved(): void {
  for (const { form, record } of storedRecords()) removeStored(keyOf(`${form}:${record}`));
  unsaved.set(new Map());
  stored.set([]);
}

async function askToLeave(question: LeaveQuestion): Promise<boolean> {
  return askPerson === null ? question === 'leave' : askPerson(question);
}

function mark(name: string, state: UnsavedState | null): void {
  const before = unsaved.get().get(name);
  if (before?.isKept === state?.isKept) return;
  const next = new Map(unsaved.get());
  if (state === null) next.delete(name);
  else next.set(name, state);
  unsaved.set(next);
}

function listKept(): void {
  const others = storedRecords().filter(({ form, record }) => !open.has(`${form}:${record}`));
  stored.set(others.sort((a, b) => b.at - a.at));
}

/** Somebody has signed in on this page; null: it is not known who. */
export function setPerson(person: string | null): void {
  document.documentElement.setAttribute('data-person' satisfies PageMark, person ?? '');
  listKept();
}
