import type { ReadableAtom } from 'nanostores';
import { localStore } from '../lib/persistent.ts';

const maxCount = 5;
const maxLength = 100;
const maxAgeDays = 30;
const $list = localStore<readonly string[]>('searches', { decode: parseSearches, version: 1, maxAgeDays });

/** What was searched for in this browser, newest first; never sent to the server. */
export const $lastSearches: ReadableAtom<readonly string[]> = $list;

export function rememberSearch(text: string): void {
  const query = text.trim();
  const others = $list.get().filter((known) => known.toLowerCase() !== query.toLowerCase());
  $list.set([query, ...others].slice(0, maxCount));
}

/** On request; with the account, `stores/account/sign-out.ts` removes them (R-SESSION-5). */
export function forgetSearches(): void {
  $list.set([]);
}

/** The valid texts of a stored value. */
function parseSearches(json: unknown): readonly string[] {
  if (!Array.isArray(json)) return [];
  const texts = json.filter((text): text is string => typeof text === 'string' && text.trim() !== '' && text.length <= maxLength);
  return [...new Set(texts)].slice(0, maxCount);
}
