/**
 * An inline script: records clicks on controls whose island is not hydrated yet. Clicks on `[data-add]` are repeated by
 * `window.clickReplay.repeat()`; the other controls find their clicks in `clicked` when they hydrate.
 */
const islandControls = 'astro-island[ssr] :is([data-where],input)';
const clicked: Element[] = [];
let waiting: HTMLElement[] | null = [];

document.addEventListener('click', ({ target }) => {
  const closest = (selector: string) => (target as Element).closest<HTMLElement>(selector);
  const add = closest('[data-add]');
  if (add && waiting) {
    waiting.push(add);
    add.ariaBusy = 'true';
  }
  const control = closest(islandControls);
  if (control) clicked.push(control);
});

window.clickReplay = {
  clicked,
  repeat() {
    const buttons = waiting ?? [];
    waiting = null;
    for (const button of buttons) {
      button.ariaBusy = null;
      button.click();
    }
  },
};

export {};
