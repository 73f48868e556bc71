import type { Id } from '../id.ts';
import { type Locale, locales } from '../locale.ts';
import { plainWords } from '../search/fold-text.ts';
import type { Category } from './category.ts';
import { menuTags } from './dish-tags.ts';
import type { Product, ProductsById } from './types.ts';

/** A menu in one language, as a search reads it. */
interface SearchedMenu {
  readonly categories: readonly Category[];
  readonly products: ProductsById;
  /** what the shop says that people type for dishes of a category, by its id */
  readonly searchWords?: ReadonlyMap<Id, readonly string[]>;
}

/** The same menu in each language in which it is available. */
export type MenusByLocale = Readonly<Record<Locale, SearchedMenu>>;

/** What a search reads of a product in a language. */
export interface SearchTexts {
  readonly names: readonly string[];
  /** what its categories are called in one word, and the shop's own words for them (R-SEARCH-10); absent where a server of the release before answers */
  readonly kinds?: readonly string[];
  /** categories of several words, and tags */
  readonly groups: readonly string[];
  readonly descriptions: readonly string[];
}

/** What a search reads of a product: its Russian and Uzbek texts, and the English ones. */
export interface SearchDocument extends SearchTexts {
  readonly id: Id;
  /** apart, because words in Cyrillic are none of them: нон is no "non" (R-SEARCH-4); absent as `kinds` */
  readonly english?: SearchTexts;
}

type TagWords = (tag: string) => Partial<Record<Locale, string>>;

/** @param tagWords the names of a tag; a tag without one is found by itself */
export function searchDocuments(menus: MenusByLocale, tagWords: TagWords): readonly SearchDocument[] {
  const categories = {
    ru: categoryTextsIn(menus.ru),
    en: categoryTextsIn(menus.en),
    uz: categoryTextsIn(menus.uz),
  };
  const ids = new Set(locales.flatMap((locale) => [...menus[locale].products.keys()]));
  const textsIn = (id: Id, languages: readonly Locale[]) => {
    const texts = languages.flatMap((locale) => {
      const product = menus[locale].products.get(id);
      return product === undefined ? [] : [textsOf(product, categories[locale](product.categoryId), locale, tagWords)];
    });
    const all = (field: keyof SearchTexts) => [...new Set(texts.flatMap((text) => text[field] ?? []))];
    return { names: all('names'), kinds: all('kinds'), groups: all('groups'), descriptions: all('descriptions') };
  };
  return Array.from(ids, (id) => {
    const texts = textsIn(id, ['ru', 'uz']);
    return { id, ...texts, english: without(textsIn(id, ['en']), texts) };
  });
}

/** Texts that a language has of its own. */
function without(texts: SearchTexts, others: SearchTexts): SearchTexts {
  const own = (field: keyof SearchTexts) => (texts[field] ?? []).filter((text) => !others[field]?.includes(text));
  return { names: own('names'), kinds: own('kinds'), groups: own('groups'), descriptions: own('descriptions') };
}

/** They say how a menu shows a dish, not what it is. */
const placing: ReadonlySet<string> = new Set(menuTags);

function textsOf({ name, tags, description }: Product, category: CategoryTexts, locale: Locale, tagWords: TagWords): SearchTexts {
  return {
    names: [name],
    kinds: category.kinds,
    groups: [...category.groups, ...tags.filter((tag) => !placing.has(tag)).map((tag) => tagWords(tag)[locale] ?? tag)],
    descriptions: description === '' ? [] : [description],
  };
}

type CategoryTexts = Required<Pick<SearchTexts, 'kinds' | 'groups'>>;

/** The texts of each category with those of all its ancestors, read once. */
function categoryTextsIn({ categories, searchWords }: SearchedMenu): (id: Id) => CategoryTexts {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const known = new Map<Id, CategoryTexts>();
  return (id) => {
    const texts = known.get(id) ?? categoryTexts(id, byId, searchWords);
    known.set(id, texts);
    return texts;
  };
}

function categoryTexts(id: Id, categories: ReadonlyMap<Id, Category>, searchWords: SearchedMenu['searchWords']): CategoryTexts {
  const own = ancestors(id, categories);
  const isKind = ({ name }: Category) => plainWords(name).length === 1;
  return {
    kinds: own.flatMap((category) => [...(isKind(category) ? [category.name] : []), ...(searchWords?.get(category.id) ?? [])]),
    groups: own.filter((category) => !isKind(category)).map(({ name }) => name),
  };
}

/** A category and all its ancestors. */
function ancestors(id: Id, categories: ReadonlyMap<Id, Category>): readonly Category[] {
  const found = new Set<Category>();
  let category = categories.get(id);
  while (category !== undefined && !found.has(category)) {
    found.add(category);
    category = category.parentId === null ? undefined : categories.get(category.parentId);
  }
  return [...found];
}
