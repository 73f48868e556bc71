import { textsOfPage } from '#domain/content/pages/block-texts.ts';
import type { Block } from '#domain/content/pages/blocks.ts';
import { emptyPage, type OwnPage, type PageContent, type SitePages } from '#domain/content/pages/site-pages.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { nameOfField } from '../blocks/form-part.ts';
import { titleOfPage } from './page-title.ts';

type Head = Omit<PageContent, 'blocks'> & Partial<Pick<OwnPage, 'slug' | 'description' | 'place'>>;

/** A conflict within pages as an editor reads it: what it is about, and what each side has. */
interface PageConflict {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

interface Sides {
  readonly path: string;
  /** JSON: a list of the one head or block; null: this side has removed it */
  readonly mine: string;
  readonly theirs: string;
}

/** @param pages the pages of this screen, for their titles */
export function readConflict(t: Translate<'editor'>, locale: Locale, pages: SitePages, { path, mine, theirs }: Sides): PageConflict {
  const [own, other] = [JSON.parse(mine), JSON.parse(theirs)] as (readonly [Head | Block] | null)[];
  const page = titleAt(t, locale, pages, path);
  const [ownValue, otherValue] = [own?.[0] ?? null, other?.[0] ?? null];
  const block = [ownValue, otherValue].find((value) => value !== null && 'kind' in value) as Block | undefined;
  const name = block === undefined ? `${page}: ${t('head_title')}` : `${page}: ${t(`block_${block.kind}`)}`;
  const differing = differingTexts(asBlock(otherValue), asBlock(ownValue));
  const read = (value: Head | Block | null) =>
    value === null ? t('conflict_removed') : textsOf(t, value, differing) || t('conflict_same');
  return { name, mine: read(ownValue), theirs: read(otherValue) };
}

function titleAt(t: Translate<'editor'>, locale: Locale, pages: SitePages, path: string): string {
  const [, kind, name = '', id = ''] = path.split('.');
  if (kind === 'fixed') return titleOfPage(t, locale, pages, name);
  const own = pages.own.find((page) => page.id === id);
  return own === undefined ? t('page_own') : titleOfPage(t, locale, pages, `/p/${own.slug}`);
}

function asBlock(value: Head | Block | null): Block | null {
  return value !== null && 'kind' in value ? value : null;
}

/** The texts that differ, each by its path and language. */
function differingTexts(a: Block | null, b: Block | null): ReadonlySet<string> {
  const [first, second] = [textsByPlace(a), textsByPlace(b)];
  const places = new Set([...first.keys(), ...second.keys()]);
  return new Set([...places].filter((place) => (first.get(place) ?? '') !== (second.get(place) ?? '')));
}

function textsByPlace(block: Block | null): ReadonlyMap<string, string> {
  const texts = textsOfPage({ ...emptyPage, blocks: block === null ? [] : [block] });
  return new Map(texts.flatMap(({ path, text }) => locales.map((locale) => [placeOf(path, locale), text[locale]])));
}

function placeOf(path: string, locale: Locale): string {
  return `${path.replace('blocks.0.', '')} ${locale}`;
}

/** The texts of one side: of a block those that differ, of a head all of them. */
function textsOf(t: Translate<'editor'>, value: Head | Block, differing: ReadonlySet<string>): string {
  const isBlock = 'kind' in value;
  const page = isBlock ? { ...emptyPage, blocks: [value] } : { ...emptyPage, ...value };
  const lines = textsOfPage(page).flatMap(({ path, text }) =>
    locales
      .filter((locale) => text[locale] !== '' && (!isBlock || differing.has(placeOf(path, locale))))
      .map((locale) => `${nameOfField(t, path)}, ${t(`lang_${locale}`)}: ${text[locale]}`),
  );
  const address = !isBlock && value.slug !== undefined ? [`/p/${value.slug}`] : [];
  return [...address, ...lines].join('\n');
}
