import { type Locale, parseLocale } from '#domain/locale.ts';
import { translator } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { cookieStore } from '#stores/lib/persistent.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { pageLanguage } from '../cards/words.ts';
import css from './language-offer.css?inline';

adoptStyles(css);

/** The cookie of the language, which the server sets with a link to another language (R-LANG-7). */
const $chosen = cookieStore<Locale | null>('i18n_redirected', { decode: parseLocale, encode: String, maxAgeDays: 365 });

/** One line in another language above the bottom of the screen: the page's link to it, and a button that keeps the language of the page. */
export async function showOffer(language: Locale): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${language}"][lang]`);
  if (link === null) return;
  const t = translator<'language-offer'>(await loadWords(language, 'language-offer'));
  const line = Object.assign(document.createElement('aside'), { className: 'language-offer', lang: language, ariaLabel: t('title') });
  const open = Object.assign(document.createElement('a'), { href: link.href, hreflang: language, textContent: t('open') });
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: '×', ariaLabel: t('close') });
  close.addEventListener('click', () => {
    $chosen.set(pageLanguage());
    line.remove();
  });
  line.append(open, close);
  document.body.append(line);
}
