import { addRules } from './rules.ts';

const shown = 'data-popover-open';

/** What browsers say about popovers, with `data-popover-open` for `:popover-open`. */
const rules = [
  `:where([popover]){position:fixed;z-index:100;top:0;right:0;bottom:0;left:0;width:-moz-fit-content;width:fit-content;height:-moz-fit-content;height:fit-content;margin:auto;overflow:auto}`,
  `:where([popover]:not([${shown}])){display:none}`,
];

/** Opens and closes popovers by their buttons, Escape and a press elsewhere, where the browser does not. */
export function addPopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  addRules(rules);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button[popovertarget]');
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    for (const open of openPopovers()) if (open !== popover && !open.contains(target)) hide(open);
    if (button === null || popover === null) return;
    if (popover.hasAttribute(shown) || button.getAttribute('popovertargetaction') === 'hide') hide(popover);
    else show(popover);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') openPopovers().forEach(hide);
  });
}

const openPopovers = (): Element[] => Array.from(document.querySelectorAll(`[popover][${shown}]`));

function show(popover: HTMLElement): void {
  popover.setAttribute(shown, '');
  popover.querySelector<HTMLElement>('[autofocus]')?.focus();
}

function hide(popover: Element): void {
  popover.removeAttribute(shown);
}
