import type { ReadableAtom } from 'nanostores';
import { marked } from '#domain/page-marks.ts';
import { localizedPath } from '#domain/routes.ts';
import { fetchHtml, pageLocale } from '../lib/api.ts';
import { type LoadState, resource } from '../lib/resource.ts';
import { menuSwapped } from './menu-swapped.ts';
import { $shownSearch } from './shown-search.ts';

const fragment = resource<LoadState>({ status: 'idle', problem: null });

/** The state of the last replacement of the menu's HTML; after an error the old menu is still shown. */
export const $menuFragment: ReadableAtom<LoadState> = fragment.$state;

/** Whether a reload was given up, so that the page has not the menu of its choices. */
let isOutdated = false;

/** For results of the browser: a request that is still running has no effect anymore, and one that failed is not repeated for now. */
export function giveUpReload(): void {
  const { status } = fragment.$state.get();
  if (status !== 'pending' && status !== 'error') return;
  isOutdated = true;
  findMenu()?.removeAttribute('aria-busy');
  fragment.reset();
}

/** Ends a search: the menu is there again, or is requested where the server has drawn results in its place. */
export async function returnToMenu(): Promise<void> {
  $shownSearch.set(null);
  if (isOutdated || findMenu()?.querySelector(marked('data-found'))) await reloadMenu(false);
}

/** Whether this page shows a menu that can be replaced. */
export function hasMenu(): boolean {
  return findMenu() !== null;
}

/**
 * Requests the menu of the current choices and of the page's URL, and replaces the old one with it; does nothing on pages without a menu.
 */
export async function reloadMenu(isAnimated = true): Promise<void> {
  const menu = findMenu();
  if (menu === null) return;
  const load = fragment.start();
  menu.setAttribute('aria-busy', 'true');
  const result = await fetchHtml(fragmentPath(), pageQuery());
  if (!load.isLatest()) return;
  menu.removeAttribute('aria-busy');
  if (!result.ok) return load.set({ status: 'error', problem: result.problem });
  swap(menu, result.value, isAnimated);
  load.set({ status: 'success' });
}

/** Focus and scroll position are kept; under an open dialog, or with reduced motion, there is no transition. */
function swap(menu: HTMLElement, content: string, isAnimated: boolean): void {
  const replace = () => {
    isOutdated = false;
    $shownSearch.set(null);
    const findFocused = focusedAgain(menu);
    const { scrollX, scrollY } = window;
    menu.innerHTML = content;
    findFocused?.()?.focus({ preventScroll: true });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    document.dispatchEvent(new CustomEvent(menuSwapped));
  };
  const isInstant = document.querySelector('dialog[open]') !== null || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  if (isAnimated && !isInstant && 'startViewTransition' in document) void settle(document.startViewTransition(replace));
  else replace();
}

/** A transition interrupted by a navigation or by the next one is no error, because its menu has already been replaced. */
async function settle({ ready, finished }: ViewTransition): Promise<void> {
  await Promise.allSettled([ready, finished]);
}

/** Finds the focused control among the new nodes; an add button by the link of its card. */
function focusedAgain(menu: HTMLElement): (() => HTMLElement | null | undefined) | null {
  const active = document.activeElement;
  if (active === null || !menu.contains(active)) return null;
  if (active.id !== '') return () => document.getElementById(active.id);
  const isAdd = active.matches(marked('data-add'));
  const href = (isAdd ? active.closest(marked('data-card'))?.querySelector('a') : active)?.getAttribute('href');
  if (href == null) return null;
  return () => {
    const link = menu.querySelector<HTMLElement>(`[href="${CSS.escape(href)}"]`);
    return isAdd ? link?.closest(marked('data-card'))?.querySelector<HTMLElement>(marked('data-add')) : link;
  };
}

function findMenu(): HTMLElement | null {
  return document.querySelector<HTMLElement>(marked('data-menu'));
}

function fragmentPath(): string {
  return localizedPath('/fragments/menu', pageLocale());
}

/** The query parameters of the page's URL that decide what its menu shows. */
function pageQuery(): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(location.search)].filter(([name]) => ['folder', 'q', 'tag'].includes(name)));
}
