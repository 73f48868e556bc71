import { addRules } from './rules.ts';

/** What browsers say about dialogs; the shade is a part of the dialog, so that a press on it is one on the dialog. */
const rules = [
  ':where(dialog){display:block;position:fixed;z-index:100;top:0;right:0;bottom:0;left:0;width:-moz-fit-content;height:-moz-fit-content;margin:auto}',
  'dialog:not([open]){display:none}',
  'dialog[open]::before{content:"";position:fixed;z-index:-1;top:-100vh;right:-100vw;bottom:-100vh;left:-100vw;background:rgba(0,0,0,.5)}',
];

const focusable = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,[tabindex]:not([tabindex="-1"])';

interface Opened {
  readonly dialog: HTMLElement;
  /** gets the focus back */
  readonly before: Element | null;
}

const opened: Opened[] = [];

/** Modal dialogs where the browser has none: the focus stays inside, Escape cancels, and the focus returns to where it was. */
export function addDialogs(): void {
  if ('HTMLDialogElement' in window) return;
  addRules(rules);
  // browsers without dialogs call the element unknown
  Object.defineProperties(HTMLUnknownElement.prototype, {
    open: { configurable: true, get: isOpen, set: setOpen },
    showModal: { configurable: true, value: showModal },
    close: { configurable: true, value: close },
  });
  document.addEventListener('keydown', handleKey);
}

function isOpen(this: HTMLElement): boolean {
  return this.hasAttribute('open');
}

function setOpen(this: HTMLElement, open: boolean): void {
  if (open) this.setAttribute('open', '');
  else this.removeAttribute('open');
}

function showModal(this: HTMLElement): void {
  opened.push({ dialog: this, before: document.activeElement });
  this.setAttribute('open', '');
  this.style.zIndex = String(100 + opened.length);
  (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable))?.focus();
}

function close(this: HTMLElement): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  const index = opened.findIndex(({ dialog }) => dialog === this);
  const [entry] = index < 0 ? [] : opened.splice(index, 1);
  if (entry?.before instanceof HTMLElement) entry.before.focus();
  this.dispatchEvent(new Event('close'));
}

function handleKey(event: KeyboardEvent): void {
  const top = opened[opened.length - 1];
  if (top === undefined) return;
  if (event.key === 'Escape' && top.dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) close.call(top.dialog);
  if (event.key !== 'Tab') return;
  const inside = Array.from(top.dialog.querySelectorAll<HTMLElement>(focusable)).filter(({ offsetParent }) => offsetParent !== null);
  const [first, last] = [inside[0], inside[inside.length - 1]];
  const active = document.activeElement;
  const isInside = top.dialog.contains(active);
  const next = event.shiftKey ? last : first;
  if (next === undefined || (isInside && active !== (event.shiftKey ? first : last))) return;
  event.preventDefault();
  next.focus();
}
