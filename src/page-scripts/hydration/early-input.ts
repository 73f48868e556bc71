import type { MarkSelector } from '#domain/page-marks.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What the visitor entered before the island was hydrated; the browser also restores fields when a page is loaded again. */
const touched = new WeakSet<EventTarget>();

/** The buttons that were pressed, those of forms also by Enter, before their island was hydrated. */
const pressed = new Set<HTMLElement>();

const unhydrated = 'astro-island[ssr]';

/**
 * Repeats what was entered into the fields of islands and the presses on their buttons when these are hydrated; until then a button is
 * busy. Buttons of the page that name an order to repeat only become busy, because the island that handles them looks for such buttons.
 */
export function repeatEarlyInput(): void {
  document.addEventListener('input', ({ target }) => {
    if ((target as Element).closest(unhydrated)) touched.add(target as Element);
  });
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

function repeatIn(island: Element): void {
  // an island inside of this one is hydrated later
  const isOwn = (element: Element) => element.closest('astro-island') === island;
  const buttons = [...pressed].filter(isOwn);
  for (const button of buttons) {
    pressed.delete(button);
    showBusy(button, false);
  }
  repeatEntries([...island.querySelectorAll<Field>('input,textarea')].filter(isOwn));
  // a click also for a form: React hydrates an island at once for a click, and not for a submit event
  for (const button of buttons) button.click();
}

/**
 * The browser has changed fields, React has not: they are set back, and those that the visitor changed are changed again when React has
 * hydrated the island. What the browser restored may be older than what the island has stored.
 */
function repeatEntries(fields: readonly Field[]): void {
  const entered = fields.filter(isChanged).map((field) => ({ field, value: field.value, isChosen: isChoice(field) && field.checked }));
  for (const field of fields) setBack(field);
  for (const { field, value, isChosen } of entered.filter((one) => touched.has(one.field))) {
    // React hydrates an island at once for this event
    report(field, 'input');
    if (isFile(field)) report(field, 'change');
    else if (!isChoice(field)) enter(field, value);
    else if (field.checked !== isChosen) field.click();
  }
}

function isChanged(field: Field): boolean {
  if (isFile(field)) return field.value !== '';
  if (!isChoice(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

function setBack(field: Field): void {
  if (isChoice(field)) field.checked = field.defaultChecked;
  else if (!isFile(field) && field.value !== field.defaultValue) field.value = field.defaultValue;
}

/** Scripts can't choose it again. */
function isFile(field: Field): boolean {
  return field.type === 'file';
}

function isChoice(field: Field): field is HTMLInputElement {
  return ['checkbox', 'radio'].includes(field.type);
}

/** As the browser does it: React would take an assignment to `value` for its own. */
function enter(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  report(field, 'input');
}

function report(field: Field, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function showBusy(button: HTMLElement, isBusy: boolean): void {
  button.classList.toggle('loading', isBusy && button.matches('.button[type=submit]'));
  button.ariaBusy = isBusy ? 'true' : null;
}
