import { atom, type ReadableAtom } from 'nanostores';
import { api } from '../lib/api.ts';
import { localStore } from '../lib/persistent.ts';

/** How often a promo code or a discount was used, and by how many customers. */
export interface PromoUseCount {
  readonly uses: number;
  readonly customers: number;
}

export interface PromoUses {
  /** by the codes that were used */
  readonly counts: ReadonlyMap<string, PromoUseCount>;
  /** the codes that stayed offered to customers when codes began to count only when they are entered */
  readonly stillOffered: readonly string[];
}

const state = atom<PromoUses | 'failed' | null>(null);
const hasReadNote = localStore('office-offered-codes', { decode: (json) => json === true, version: 1 });

/** null: not loaded yet */
export const $promoUses: ReadableAtom<PromoUses | 'failed' | null> = state;

/** Whether the note about the codes that stayed offered was read in this browser. */
export const $hasReadOfferedNote: ReadableAtom<boolean> = hasReadNote;

export async function loadPromoUses(): Promise<void> {
  const result = await api('GET /api/v1/office/promo-uses', { silent: true });
  if (!result.ok) return state.set('failed');
  const { uses, stillOffered } = result.value;
  state.set({ counts: new Map(uses.map(({ code, ...counts }) => [code, counts])), stillOffered });
}

export function readOfferedNote(): void {
  hasReadNote.set(true);
}

/** For stories and tests. */
export function forgetPromoUses(): void {
  state.set(null);
  hasReadNote.set(false);
}
