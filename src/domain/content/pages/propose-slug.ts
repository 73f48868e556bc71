import { pageLimits } from './blocks.ts';
import { isSlug, type OwnPage, slugProblem } from './site-pages.ts';

/** Letters of the Russian and the Uzbek Cyrillic alphabet. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ў: 'o',
  қ: 'q',
  ғ: 'g',
  ҳ: 'h',
};

/** The title in Latin letters, digits and hyphens; '' for a title without any. */
export function slugOf(title: string): string {
  const letters = [...title.toLowerCase().normalize('NFC')].map((letter) => latin[letter] ?? letter).join('');
  const plain = letters.normalize('NFD').replace(/[\u0300-\u036fʻʼ'’‘`]/g, '');
  const slug = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, pageLimits.slug);
  return slug.endsWith('-') ? slug.slice(0, -1) : slug;
}

/** A free slug for a title: a taken or reserved one gets a number. */
export function proposeSlug(title: string, others: readonly Pick<OwnPage, 'slug'>[]): string {
  const slug = slugOf(title);
  if (slug === '') return '';
  for (let count = 1; count <= others.length + 2; count += 1) {
    const tried = count === 1 ? slug : `${slug.slice(0, pageLimits.slug - 3)}-${count}`;
    if (slugMistake(tried, others) === null) return tried;
  }
  return slug;
}

type SlugMistake = 'empty' | 'form' | 'taken' | 'reserved';

/** Why a page can't have this slug; null: it can. */
export function slugMistake(slug: string, others: readonly Pick<OwnPage, 'slug'>[]): SlugMistake | null {
  if (slug === '') return 'empty';
  if (!isSlug(slug) || slug.length > pageLimits.slug) return 'form';
  const wrong = slugProblem([...others, { slug }]);
  if (wrong === null || wrong.slug !== slug) return null;
  return wrong.code === 'SLUG_TAKEN' ? 'taken' : 'reserved';
}
