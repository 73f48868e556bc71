import type { MarkSelector, PageMark } from '#domain/page-marks.ts';

/**
 * Fills home's row for a signed-in customer after the first paint, and again when the page is shown after a while. Without a session or
 * a network it shows the links that the page has for browsers without a script.
 */
const row = document.querySelector<HTMLElement>('[data-known]' satisfies MarkSelector);
const links = row?.textContent ?? '';
const freshMs = 30_000;
const timeoutMs = 8_000;
let requestedAt = Date.now();
/** The customer may sign out while a request runs. */
const isSignedIn = () => document.cookie.includes('user-id=');

async function fillRow(place: HTMLElement): Promise<void> {
  requestedAt = Date.now();
  const response = await fetch(place.getAttribute('data-known' satisfies PageMark) ?? '', { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => null,
  );
  const cards = response?.ok ? await readStyled(await response.text()) : null;
  if (cards !== null && isSignedIn()) place.replaceChildren(cards);
  else if (!isSignedIn() || response?.status === 401 || place.ariaBusy !== null) place.innerHTML = links;
  place.ariaBusy = null;
}

/** The cards of the response, once the style sheet that it names has loaded. */
async function readStyled(html: string): Promise<DocumentFragment> {
  const cards = document.createRange().createContextualFragment(html);
  const sheet = cards.querySelector('link');
  sheet?.remove();
  if (sheet !== null && document.querySelector(`link[href="${sheet.getAttribute('href')}"]`) === null) {
    await new Promise((settle) => {
      sheet.onload = settle;
      sheet.onerror = settle;
      document.head.append(sheet);
    });
  }
  return cards;
}

function fillAgain(): void {
  if (row === null || document.hidden) return;
  // the customer has signed out, and the browser shows a page of before
  if (!isSignedIn()) row.innerHTML = links;
  if (Date.now() - requestedAt > freshMs) void fillRow(row);
}

if (row !== null) {
  requestAnimationFrame(() => setTimeout(() => fillRow(row)));
  for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, fillAgain);
}
