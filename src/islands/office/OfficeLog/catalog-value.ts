import { formatNumber } from '#domain/format.ts';
import { type Locale, parseLocale } from '#domain/locale.ts';
import { type Translate, translateUnknown, translator, type Words } from '#domain/words.ts';
import { textIn } from '#stores/office/menu-records.ts';

/** `Dish: Plov` of the subject `products/1001 Плов` and the names of the record by language as JSON; null: no record of the catalog. */
export function nameOfRecord(words: Words, locale: Locale, subject: string, names: string | null): string | null {
  const [, section = '', id = '', stored = ''] = /^(\w+)\/(\S*) ?(.*)$/.exec(subject) ?? [];
  const label = translateUnknown(translator<'publishing'>(words), `section_${section}`);
  if (label === null) return null;
  const known = names === null ? {} : (JSON.parse(names) as Partial<Record<Locale, string>>);
  const name = textIn(known, locale) || stored || id;
  return name === section ? label : `${label}: ${name}`;
}

/** `name (UZ)` of the path `name.uz`. */
export function nameOfCatalogValue(words: Words, path: string): string {
  const [field = '', ...keys] = path.split('.');
  const label = translateUnknown(translator<'publishing'>(words), `field_${field}`) ?? field;
  const inner = parseLocale(keys[0])?.toUpperCase() ?? keys.join('.');
  return inner === '' ? label : `${label} (${inner})`;
}

/** What the words of values begin with. */
const kinds: Readonly<Record<string, string>> = { tags: 'tag', allergens: 'allergen' };

/** A tag or an allergen in words. */
function itemText(words: Words, path: string, item: unknown): string {
  const kind = kinds[path];
  const word = kind === undefined ? null : translateUnknown(translator<'publishing'>(words), `${kind}_${String(item)}`);
  return word ?? String(item);
}

interface CatalogValueProps {
  readonly t: Translate<'office'>;
  readonly locale: Locale;
  /** of the catalog's values */
  readonly words: Words;
}

/** The text of a value as JSON, of which only the beginning may be left. '': there is no value. */
export function textOfCatalogValue({ t, locale, words }: CatalogValueProps, path: string, json: string): string {
  if (json === '' || json === 'null' || json === '""' || json === '[]') return t('none');
  const value = parse(json);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number' && Number.isInteger(value)) return formatNumber(value, locale);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.map((item) => itemText(words, path, item)).join(', ');
  return typeof value === 'string' ? value : json;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
