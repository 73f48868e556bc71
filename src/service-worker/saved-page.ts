import { localMinute } from '#domain/content/publish-time.ts';
import type { Locale } from '#domain/locale.ts';
import type { PageMark } from '#domain/page-marks.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import { momentLabel } from '#domain/schedule/day-words.ts';
import { fill } from '#domain/words.ts';

const words = import.meta.glob<Readonly<Record<string, string>>>('/locales/*/offline.json', { eager: true, import: 'default' });

/** A cached page may have been sent without the style sheet of banners. */
const style =
  'margin:0;padding:6px 16px;background:color-mix(in srgb,var(--accent) 22%,var(--paper));color:var(--ink);font-weight:600;text-align:center';

const buttonStyle =
  'display:inline-block;margin:0 6px;padding:10px 16px;border-radius:12px;background:var(--card);color:var(--brand);text-decoration:none';

const wordsIn = (locale: Locale) => words[`/locales/${locale}/offline.json`] ?? {};

const noteKeys = { menu: 'savedMenu', content: 'savedPage', age: 'menuAge', order: 'orderKnown' } as const;

/**
 * "You’re offline. Menu saved today at 14:20", or with the day.
 * @param kind `age`: of the menu, on a page that says itself that there is no network
 * `order`: of the order on its way
 * @param savedAt when the server sent the page, milliseconds
 */
export function savedNote(kind: keyof typeof noteKeys, savedAt: number, now: number, locale: Locale): string {
  const { [noteKeys[kind]]: note = '', today = '' } = wordsIn(locale);
  const label = momentLabel(savedAt, now, locale);
  const time = dayOf(savedAt) === dayOf(now) ? fill(today, { time: label }) : label;
  return fill(note, { time });
}

/** Where the offline page states the age of the saved menu that its button opens; empty without a saved menu. */
const age = 'data-menu-age' satisfies PageMark;
const emptyAge = `<p ${age}></p>`;

/** The offline page with the note of the saved menu, in place of its mark. */
export function withMenuAge(html: string, note: string): string {
  return html.replace(emptyAge, () => `<p ${age}><b>${note}</b></p>`);
}

const order = 'data-kept-order' satisfies PageMark;
const emptyOrder = `<p ${order}></p>`;

/** The offline page with the order on its way in place of its mark. */
export function withKeptOrder(html: string, text: string, note: string): string {
  const shown = `${text} · ${note}`.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return html.replace(emptyOrder, () => `<p ${order}><b>${shown}</b></p>`);
}

/**
 * A page's HTML with the note, and a link to try again, below its header: a browser that reloads a page keeps its first visible element
 * where it was, and would scroll past a note above that.
 */
export function withNote(html: string, note: string, locale: Locale): string {
  const retry = `<a href="" style="${buttonStyle}">${wordsIn(locale)['retry'] ?? ''}</a>`;
  return html.replace('</header>', (end) => `${end}<p role="status" data-saved style="${style}">${note}. ${retry}</p>`);
}

const untilMark = ` ${'data-until' satisfies PageMark}="`;

/** A page's HTML without its banner if that is over: an element `a` or `div` that contains none of its kind. */
export function withoutPastBanner(html: string, now: number): string {
  const at = html.indexOf(untilMark);
  const until = html.slice(at + untilMark.length).split('"', 1)[0] ?? '';
  if (at < 0 || until > localMinute(now)) return html;
  const start = html.lastIndexOf('<', at);
  const close = html.startsWith('<a', start) ? '</a>' : '</div>';
  const end = html.indexOf(close, at);
  return end < 0 ? html : html.slice(0, start) + html.slice(end + close.length);
}
