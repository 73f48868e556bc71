import type { PageIssue } from '#domain/content/pages/lint-pages.ts';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';

/** Changes a value that may have changed since it was rendered. */
export type Edit<Value> = (change: (value: Value) => Value) => void;

/** A part of the form of a page. */
export interface FormPart {
  /** the language of the editor's screen */
  readonly locale: Locale;
  readonly t: Translate<'editor'>;
  /** the issues of the page */
  readonly issues: readonly PageIssue[];
  /** where the part is within the page: `blocks.2.items.0`; '' for the page itself */
  readonly path: string;
  /** the name that stands above the part: a field that is called so does not repeat it */
  readonly heading?: string;
}

export function inside(part: FormPart, name: string | number): FormPart {
  return { ...part, path: part.path === '' ? String(name) : `${part.path}.${name}` };
}

export function inField<Value, Key extends keyof Value>(edit: Edit<Value>, key: Key): Edit<Value[Key]> {
  return (change) => edit((value) => ({ ...value, [key]: change(value[key]) }));
}

export function inItem<Item>(edit: Edit<readonly Item[]>, at: number): Edit<Item> {
  return (change) => edit((items) => items.map((item, index) => (index === at ? change(item) : item)));
}

/** The props of a field by its name. */
export function fieldsOf<Value>(part: FormPart, value: Value, edit: Edit<Value>) {
  return <Key extends keyof Value & string>(name: Key) => ({
    part: inside(part, name),
    value: value[name],
    edit: inField(edit, name),
  });
}

/** What a field of a page is called: `blocks.2.items.0.answer` is an answer, with its number where it is in a list. */
export function nameOfField(t: Translate<'editor'>, path: string): string {
  const item = /(?:items|pictures)\.(\d+)/.exec(path)?.[1];
  const name = translateUnknown(t, `part_${keyOf(path)}`) ?? path;
  return item === undefined ? name : t('part_ofItem', { name, place: Number(item) + 1 });
}

function keyOf(path: string): string {
  if (path.endsWith('link.label')) return 'linkLabel';
  if (/items\.\d+\.label$/.test(path)) return 'counted';
  if (/items\.\d+\.text$/.test(path)) return 'stepText';
  if (path.endsWith('link.href')) return 'href';
  if (/pictures\.\d+$/.test(path)) return 'picture';
  return path.slice(path.lastIndexOf('.') + 1);
}
