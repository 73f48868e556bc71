import { findRecord, type RecordChange, type RecordName } from '#contract/catalog/record-changes.ts';
import { recordLeaves } from '#contract/catalog/record-leaves.ts';
import { listNames, type SoldRecords } from '#contract/catalog/sold-records.ts';
import { formatClock, formatPrice } from '#domain/format.ts';
import { type Locale, parseLocale } from '#domain/locale.ts';
import { timesText } from '#domain/menu/serving-text.ts';
import { type ServingTime, toServingWeek } from '#domain/menu/serving-times.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { valueAt } from '#domain/take-values.ts';
import { plural, translateUnknown } from '#domain/words.ts';
import { recordName } from '#stores/office/menu-records.ts';
import { contentDifferences, labelOfContent, nameOfPart } from './content-differences.ts';
import { offerText } from './offer-values.ts';
import type { Difference, Reading } from './reading.ts';
import { soldInChanges } from './sold-in-changes.ts';

const money = new Set([
  ...['price', 'oldPrice', 'deliveryFee', 'minOrderSum', 'freeDeliveryFrom', 'maxDiscount', 'minRedeem'],
  ...['restaurantPrices', 'welcomeBonus', 'birthdayBonus'],
]);
const clocks = new Set(['startOfWorkingTime', 'endOfWorkingTime', 'fromMinute', 'toMinute']);
const instants = new Set(['startsAt', 'endsAt']);
/** The lists that hold what a field names. */
const references = {
  categoryId: 'categories',
  parentId: 'categories',
  regionId: 'regions',
  restaurantId: 'restaurants',
  restaurantIds: 'restaurants',
  modifierGroupIds: 'modifierGroups',
  productId: 'products',
  with: 'products',
} as const;
/** What the words of values begin with; tags that are only searched have none. */
const kinds = { tags: 'tag', allergens: 'allergen' } as const;
const mostLetters = 300;

/** `Dish: Plov`, `Page “Jobs”`; the name of a record in the language of the screen. */
export function nameOfChange({ section, id, before, after }: RecordChange, reading: Reading): string {
  const { t, locale, records } = reading;
  if (section === 'content') return nameOfPart(id, reading);
  if (section === 'order') return `${t('section_order')}: ${translateUnknown(t, `list_${id}`) ?? id}`;
  const label = t(`section_${section}`);
  if (section === 'loyalty') return label;
  const own = section === 'recommendations' ? findRecord(records, { section: 'products', id }) : (after ?? before);
  return `${label}: ${recordName(own, locale) ?? id}`;
}

/** The name of a record that the draft or the live catalog has. */
export function nameOfRecord(name: RecordName, reading: Reading): string {
  const record = findRecord(reading.records, name);
  return nameOfChange({ ...name, before: record, after: record }, reading);
}

/** What a change does to the values of a record, in the order of the record. */
export function differencesOf(change: RecordChange, reading: Reading): Difference[] {
  const { section, before, after } = change;
  if (section === 'order') return [];
  if (section === 'content') return contentDifferences(change, reading);
  const [was, is] = [recordLeaves(before), recordLeaves(after)];
  const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => path !== '' && was.get(path) !== is.get(path));
  return paths.flatMap((path) => {
    if (path === 'restaurantIds' && before !== null && after !== null) return soldInChanges(change, reading, labelOf);
    const text = (leaves: ReadonlyMap<string, string>) => textOf(path, leaves.get(path), reading);
    return [{ path, label: labelOf(path, reading), before: text(was), after: text(is) }];
  });
}

/** What the value at a path of a record is called; the path is one of `takeValue`. */
export function labelOfPath({ section, id, before, after }: RecordChange, path: string, reading: Reading): string {
  return section === 'content' ? labelOfContent(id, path, valueAt(after ?? before, path), reading) : labelOf(path, reading);
}

/** `name (uz)` of the path `name.uz`, `price in a restaurant (Chorsu)` of `restaurantPrices.4`. */
function labelOf(path: string, { t, locale, records }: Reading): string {
  const [field = '', ...rest] = path.split('.');
  const label = translateUnknown(t, `field_${field}`) ?? field;
  const key = rest.join('.');
  const isOfRestaurant = key !== '' && (field === 'restaurantPrices' || field === 'isSoldIn');
  const inner = isOfRestaurant ? nameOfReference('restaurantId', key, records, locale) : (parseLocale(rest[0])?.toUpperCase() ?? key);
  return inner === '' ? label : `${label} (${inner})`;
}

function textOf(path: string, json: string | undefined, reading: Reading): string {
  if (json === undefined) return '';
  const [field = ''] = path.split('.');
  const value: unknown = JSON.parse(json);
  const text = Array.isArray(value) ? listText(field, value, reading) : plainText(field, value, reading);
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}

function plainText(field: string, value: unknown, { t, locale, records }: Reading): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const offer = offerText(field, value, t, locale);
  if (offer !== null) return offer;
  if (field in references) return nameOfReference(field as keyof typeof references, value, records, locale);
  const word = field in kinds ? translateUnknown(t, `${kinds[field as keyof typeof kinds]}_${String(value)}`) : null;
  if (word !== null) return word;
  if (typeof value === 'number' && money.has(field)) return formatPrice(value, locale);
  if (typeof value === 'number' && clocks.has(field)) return formatClock(value);
  return instants.has(field) ? formatMoment(String(value), locale, Date.now()) : String(value);
}

function listText(field: string, items: readonly unknown[], reading: Reading): string {
  if (field === 'servingTimes') return items.length === 0 ? '' : timesText(toServingWeek(items as readonly ServingTime[]), reading.locale);
  if (field === 'polygon') return plural<'publishing'>(reading.words, 'points', items.length, reading.locale);
  return items.map((item) => itemText(field, item, reading)).join(', ');
}

function itemText(field: string, item: unknown, reading: Reading): string {
  if (typeof item !== 'object' || item === null || field === 'tiers') return plainText(field, item, reading);
  const { locale, records } = reading;
  const { productId, quantity, price } = item as { productId?: unknown; quantity?: number; price?: number };
  const name = recordName(item, locale) ?? (productId === undefined ? null : nameOfReference('productId', productId, records, locale));
  if (name === null) return JSON.stringify(item);
  const amount = quantity === undefined ? '' : ` × ${quantity}`;
  return `${name}${amount}${price ? ` ${formatPrice(price, locale)}` : ''}`;
}

function nameOfReference(field: keyof typeof references, id: unknown, records: SoldRecords, locale: Locale): string {
  const name: RecordName = { section: references[field], id: String(id) };
  return recordName(findRecord(records, name), locale) ?? String(id);
}

/** `Dish: Plov, category` of the place of an issue, `products[1001].categoryId`. */
export function placeOfIssue(where: string, reading: Reading): string {
  const [, section = '', id = '', path = ''] = /^(\w+)(?:\.\w+)?\[(.*?)\]\.?(.*)$/.exec(where) ?? [];
  const list = listNames.find((name) => name === section);
  if (section === 'loyalty') return reading.t('section_loyalty');
  if (list === undefined) return where;
  const name = nameOfRecord({ section: list, id }, reading);
  const [, field = '', restaurantId] = /^(\w*)(?:\[(.*?)\])?/.exec(path) ?? [];
  const isOfRestaurant = field === 'restaurantPrices' && restaurantId !== undefined;
  return field === '' ? name : `${name}, ${labelOf(isOfRestaurant ? `${field}.${restaurantId}` : field, reading)}`;
}
