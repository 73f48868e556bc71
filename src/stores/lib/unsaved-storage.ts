import { markOf } from '#domain/page-marks.ts';

/** The forms of the back office and the editor whose values are stored; a name is part of what browsers store. */
export type FormName =
  | 'dish'
  | 'price'
  | 'category'
  | 'group'
  | 'bulk'
  | 'import'
  | 'code'
  | 'points'
  | 'restaurant'
  | 'region'
  | 'place'
  | 'zone'
  | 'member'
  | 'feedback'
  | 'mailing'
  | 'site'
  | 'comment'
  | 'page'
  | 'picture';

/** What was typed in a form and is not saved. */
export interface StoredForm<Draft = unknown, Origin = unknown> {
  readonly draft: Draft;
  /** what the form showed at first */
  readonly origin: Origin;
  /** the name of the record, to list it */
  readonly title: string;
  /** the path of its page */
  readonly path: string;
  /** milliseconds since the epoch */
  readonly at: number;
  /** the browser tab in which it was typed; it stays the same when the page is loaded again */
  readonly tab: string;
}

/** A stored value with the form and the record it belongs to. */
export interface KeptRecord extends StoredForm {
  readonly form: FormName;
  readonly record: string;
}

const version = 1;
const prefix = 'unsaved:';
const mostCharacters = 1_000_000;
const mostRecords = 40;
const mostAgeMs = 30 * 86_400_000;

/** Who is signed in, as the server wrote it into the page; '': nobody. */
export function currentPerson(): string {
  return markOf(document.documentElement, 'data-person') ?? '';
}

function ownPrefix(): string {
  return `${prefix}${encodeURIComponent(currentPerson())}:`;
}

export function keyOf(name: string): string {
  return ownPrefix() + name;
}

/** All that this person has not saved. */
export function storedRecords(): KeptRecord[] {
  const own = ownPrefix();
  return storedKeys()
    .filter((key) => key.startsWith(own))
    .flatMap((key) => {
      const value = readStored(key);
      const [form = '', ...record] = key.slice(own.length).split(':');
      return value === null ? [] : [{ ...value, form: form as FormName, record: record.join(':') }];
    });
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** null: absent, unreadable, expired or of another version */
export function readStored(key: string): StoredForm | null {
  try {
    const { version: written, ...value } = JSON.parse(localStorage.getItem(key) ?? '{}') as StoredForm & { version?: number };
    return written === version && Date.now() - value.at < mostAgeMs ? value : null;
  } catch {
    return null;
  }
}

/** false: it is too large, or storage is blocked or full */
export function writeStored(key: string, value: StoredForm): boolean {
  const text = JSON.stringify({ version, ...value });
  if (text.length > mostCharacters) return false;
  if (localKeysOver(key)) makeRoom(key);
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function localKeysOver(key: string): boolean {
  const keys = storedKeys();
  return keys.length >= mostRecords && !keys.includes(key);
}

/** Removes what can't be read any more, else the oldest. */
function makeRoom(except: string): void {
  const others = storedKeys().filter((key) => key !== except);
  const byAge = others.map((key) => ({ key, at: readStored(key)?.at ?? 0 })).sort((a, b) => a.at - b.at);
  for (const { key } of byAge.slice(0, Math.max(1, byAge.length - mostRecords + 1))) removeStored(key);
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // it was never stored
  }
}

/** Session storage outlives a reload and a crash of its tab, and no other tab has it. */
export function tabId(): string {
  try {
    const known = sessionStorage.getItem('tab');
    if (known !== null) return known;
    const created = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    sessionStorage.setItem('tab', created);
    return created;
  } catch {
    return '';
  }
}
