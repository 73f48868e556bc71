import { localMinute } from '#domain/content/publish-time.ts';
import type { Locale } from '#domain/locale.ts';
import { momentLabel } from '#domain/schedule/day-words.ts';
import { fill } from '#domain/words.ts';

const words = import.meta.glob<Readonly<Record<string, string>>>('/locales/*/offline.json', { eager: true, import: 'default' });

/** The colors and sizes of the site's other banners; a cached page may have been sent without their style sheet. */
const style =
  'margin:0;padding:6px 16px;background:var(--accent);color:var(--accent-ink);font-size:var(--text-s);font-weight:600;text-align:center';

/** "Saved menu of 14:20", with the day if it is not today. @param savedAt when the server sent the page, milliseconds */
export function savedNote(kind: 'menu' | 'content', savedAt: number, now: number, locale: Locale): string {
  const template = words[`/locales/${locale}/offline.json`]?.[kind === 'menu' ? 'savedMenu' : 'savedPage'] ?? '';
  return fill(template, { time: momentLabel(savedAt, now, locale) });
}

/** A page's HTML with the note as its first element. */
export function withNote(html: string, note: string): string {
  return html.replace(/<body[^>]*>/, (body) => `${body}<p role="status" data-saved style="${style}">${note}</p>`);
}

const untilMark = ' data-until="';

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
