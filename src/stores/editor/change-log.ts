import { atom, type ReadableAtom } from 'nanostores';
import type { WireLogEntry } from '#contract/editor/editor-log.ts';
import { api } from '../lib/api.ts';

const log = atom<readonly WireLogEntry[] | null>(null);

/** What editors did, the newest first; null until it is loaded. */
export const $log: ReadableAtom<readonly WireLogEntry[] | null> = log;

export async function loadLog(): Promise<void> {
  const result = await api('GET /api/v1/editor/log');
  if (result.ok) log.set(result.value.entries);
}
