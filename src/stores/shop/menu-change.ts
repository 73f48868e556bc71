import { atom, type ReadableAtom } from 'nanostores';
import type { MenuChoices } from '#domain/menu/menu-source.ts';
import { $cart } from './cart.ts';

/** A choice that waits for an answer, because dishes of the cart are not in its menu. */
export interface MenuChange {
  /** Names as the cart shows them, each once. */
  readonly missing: readonly string[];
  readonly apply: () => void;
}

const $pending = atom<MenuChange | null>(null);
let latest = 0;
let running: Promise<void> = Promise.resolve();

/** The choice that must be confirmed; null while none waits. */
export const $menuChange: ReadableAtom<MenuChange | null> = $pending;

/**
 * Makes a choice that leads to another menu: at once when the whole cart can be had there, else after `confirmMenuChange`.
 * A menu that can't be looked at stops nobody: the quote tells the rest. The latest choice wins.
 */
export function changeMenu(change: Partial<MenuChoices>, apply: () => void): Promise<void> {
  running = make(change, apply);
  return running;
}

/** Resolves when the latest choice has been made, dropped or put as a question. */
export async function settledMenuChange(): Promise<void> {
  await running.catch(() => {});
}

async function make(change: Partial<MenuChoices>, apply: () => void): Promise<void> {
  latest += 1;
  const call = latest;
  $pending.set(null);
  if ($cart.get().length === 0) return apply();
  const { missingAfter } = await import('./missing-dishes.ts');
  const missing = await missingAfter(change);
  if (call !== latest) return;
  if (missing.length === 0) apply();
  else $pending.set({ missing, apply });
}

export function confirmMenuChange(): void {
  const change = $pending.get();
  $pending.set(null);
  change?.apply();
}

export function dropMenuChange(): void {
  $pending.set(null);
}
