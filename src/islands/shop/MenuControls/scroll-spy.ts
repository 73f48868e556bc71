import { marked } from '#domain/page-marks.ts';
import { menuSwapped } from '#stores/shop/menu-swapped.ts';

/**
 * Marks the subcategory that is being read, and keeps its chip visible.
 * @returns stops the observation
 */
export function spyOnScroll(): () => void {
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    observer?.disconnect();
    const chips = new Map(
      [...document.querySelectorAll<HTMLAnchorElement>(`${marked('data-subcategories')} a`)].map((chip) => [
        decodeURIComponent(chip.hash.slice(1)),
        chip,
      ]),
    );
    // A line a third down the screen: the group on it is the current one.
    observer = new IntersectionObserver((entries) => mark(chips, entries), { rootMargin: '-33% 0px -66% 0px' });
    for (const group of document.querySelectorAll('main section[id]')) observer.observe(group);
  };
  watch();
  document.addEventListener(menuSwapped, watch);
  return () => {
    observer?.disconnect();
    document.removeEventListener(menuSwapped, watch);
  };
}

function mark(chips: ReadonlyMap<string, HTMLElement>, entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const chip = chips.get(target.id);
    if (chip === undefined) continue;
    if (!isIntersecting) chip.removeAttribute('aria-current');
    else {
      chip.setAttribute('aria-current', 'true');
      const row = chip.parentElement;
      row?.scrollTo({ left: chip.offsetLeft - row.clientWidth / 2 + chip.clientWidth / 2 });
    }
  }
}
