import type { MarkSelector } from '#domain/page-marks.ts';

/** The buttons that were pressed, those of forms also by Enter, before their island was hydrated. */
const pressed = new Set<HTMLElement>();

const unhydrated = 'astro-island[ssr]';

/**
 * Repeats presses on the buttons of islands when these are hydrated; until then a button is busy. Buttons of the page that name an order
 * to repeat only become busy, because the island that handles them looks for such buttons.
 */
export function repeatEarlyPresses(): void {
  document.addEventListener('click', ({ target }) => record((target as Element).closest('button')));
  document.addEventListener('astro:hydrate', ({ target }) => repeatIn(target as Element), { capture: true });
}

function record(button: HTMLButtonElement | null): void {
  if (button?.matches('[data-reorder]' satisfies MarkSelector)) {
    if (document.querySelector(`${unhydrated}[component-export="Reorder"]`)) button.ariaBusy = 'true';
  } else if (button?.closest(unhydrated)) {
    pressed.add(button);
    showBusy(button, true);
  }
}

/** A click also for a form: React hydrates an island at once for a click, and not for a submit event. */
function repeatIn(island: Element): void {
  for (const button of pressed) {
    if (!island.contains(button)) continue;
    pressed.delete(button);
    showBusy(button, false);
    button.click();
  }
}

function showBusy(button: HTMLElement, isBusy: boolean): void {
  button.classList.toggle('loading', isBusy && button.matches('.button[type=submit]'));
  button.ariaBusy = isBusy ? 'true' : null;
}
