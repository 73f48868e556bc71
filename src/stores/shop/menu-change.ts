import { atom, type ReadableAtom } from 'nanostores';
import type { MenuChoices } from '#domain/menu/menu-source.ts';
import { $cart } from './cart.ts';

/** A choice that waits for confirmation, because dishes of the cart are not in its menu. */
export interface MenuChange {
  /** Names as shown in the cart, each once. */
  readonly missing: readonly string[];
  readonly apply: () => void;
}

const $pending = atom<MenuChange | null>(null);
let latest = 0;
let running: Promise<void> = Promise.resolve();

/** The choice that must be confirmed; null if there is none. */
export const $menuChange: ReadableAtom<MenuChange | null> = $pending;

/**
 * Makes a choice that leads to another menu: immediately when the whole cart is available there, else after `confirmMenuChange`.
 * A menu that fails to load does not block the choice: the quote reports missing dishes. The latest choice wins.
 */
export function changeMenu(change: Partial<MenuChoices>, apply: () => void): Promise<void> {
  running = make(change, apply);
  return running;
}

/** Resolves when the latest choice was made, cancelled or shown for confirmation. */
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
