import type { ListName, SoldRecords } from '#contract/catalog/sold-records.ts';
import type { Locale, LocalizedText } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import { type FormName, keptOrigin } from '../lib/unsaved.ts';
import type { CatalogState } from './catalog-draft.ts';

export type DishRecord = SoldRecords['products'][number];
export type CategoryRecord = SoldRecords['categories'][number];
export type GroupRecord = SoldRecords['modifierGroups'][number];
type FileText = DishRecord['name'];
type AnyText = { readonly [Language in Locale]?: string | undefined } | null | undefined;

/** A text in the language of the screen, or in the one that stands for it. */
export function textIn(text: AnyText, locale: Locale): string {
  return withFallbacks(allTexts(text))[locale];
}

/** The name of a record of any list, or the code that stands for it; null: it has none. */
export function recordName(record: object | null, locale: Locale): string | null {
  const { name, title, code } = (record ?? {}) as { name?: Partial<FileText>; title?: Partial<FileText>; code?: string };
  return textIn(name ?? title, locale) || code || null;
}

/** A text of the file in the fields of a form: '' where a language is absent. */
export function allTexts(text: AnyText): LocalizedText {
  return { ru: text?.ru ?? '', en: text?.en ?? '', uz: text?.uz ?? '' };
}

/** The ids of the records of a list that are changed in the draft. */
export function changedIds({ changes }: Pick<CatalogState, 'changes'>, section: ListName): ReadonlySet<string> {
  return new Set(changes.filter((change) => change.section === section).map(({ id }) => id));
}

/** A category of the first level, or with the name of the one it belongs to: `Drinks › Juices`. */
export interface CategoryChoice {
  readonly value: string;
  readonly label: string;
}

/** All categories, each after the one it belongs to. */
export function categoryTree(categories: readonly CategoryRecord[]): CategoryRecord[] {
  const inside = Map.groupBy(categories, ({ parentId }) => (parentId === null ? '' : String(parentId)));
  const roots = inside.get('') ?? [];
  const tree = roots.flatMap((root) => [root, ...(inside.get(String(root.id)) ?? [])]);
  const shown = new Set(tree);
  return [...tree, ...categories.filter((category) => !shown.has(category))];
}

export function categoryChoices(categories: readonly CategoryRecord[], locale: Locale): CategoryChoice[] {
  const names = new Map(categories.map(({ id, name }) => [String(id), textIn(name, locale)]));
  return categoryTree(categories).map(({ id, parentId, name }) => {
    const parent = parentId === null ? '' : `${names.get(String(parentId)) ?? parentId} › `;
    return { value: String(id), label: `${parent}${textIn(name, locale)}` };
  });
}

/** The id of a record as the file has it, from the text of a control: ids keep their type. */
export function fileIdOf(records: readonly { readonly id: string | number }[], text: string): string | number {
  return records.find(({ id }) => String(id) === text)?.id ?? text;
}

/** What unsaved changes of a record are stored by; null: it does not exist yet. */
export function recordKey(record: { readonly id: string | number } | null): string {
  return record === null ? 'new' : String(record.id);
}

/** The record whose unsaved changes are stored by a key: as it is now, or as it was seen if it is gone; null: a new one. */
export function keptRecord<StoredForm extends { readonly id: string | number }>(
  records: readonly StoredForm[],
  key: string,
  form: FormName,
): StoredForm | null {
  if (key === 'new') return null;
  return records.find(({ id }) => String(id) === key) ?? keptOrigin<{ readonly base: StoredForm | null }>(form, key)?.base ?? null;
}

/** A random id of a new record. */
export function newRecordId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
