import { isSameValue } from '../same-value.ts';

/** How a form shows one kind of value of a record, and reads it again. */
export interface FieldKind<Stored = unknown, Typed = unknown> {
  /** what it is typed or chosen with; `own`: the form draws it */
  readonly control: 'languages' | 'line' | 'amount' | 'flag' | 'choice' | 'own';
  /** of an amount */
  readonly range?: { readonly min?: number; readonly max?: number; readonly isFine?: boolean };
  /** @param stored null and undefined: there is none */
  show(stored: Stored | null | undefined): Typed;
  isWrong(typed: Typed, before: Stored | null | undefined): boolean;
  /** What is stored for a value that was changed and is right; undefined: the record does not have it. */
  read(typed: Typed, before: Stored | null | undefined): Stored | null | undefined;
}

/** A field of a form; its label is the word of its name where it names no other. */
export interface Field<Stored = unknown, Word extends string = string> {
  readonly kind: FieldKind<Stored>;
  readonly label?: Word;
  /** the word of the line below */
  readonly note?: Word;
  /** assistive technology says that it must be filled in */
  readonly isRequired?: boolean;
}

type FieldOf<Stored, Name, Word extends string> = Field<Stored, Word> & (Name extends Word ? unknown : { readonly label: Word });

/** The fields of a form by the names of the values of its record, in the order of the form; `Word`: the words that it has. */
export type FieldTable<Stored, Word extends string> = {
  readonly [Name in keyof Stored]?: FieldOf<NonNullable<Stored[Name]>, Name, Word>;
};

type AnyTable = Readonly<Record<string, Field>>;

/** What the fields of a table show. */
export type DraftOf<Table extends AnyTable> = { readonly [Name in keyof Table]: ReturnType<Table[Name]['kind']['show']> };

/** @param record what it does not have is empty */
export function showFields<Table extends AnyTable>(table: Table, record: { readonly [Name in keyof Table]?: unknown }): DraftOf<Table> {
  const shown = Object.entries(table).map(([name, { kind }]) => [name, kind.show(record[name])] as const);
  return Object.fromEntries(shown) as DraftOf<Table>;
}

/** The names of the fields that are wrong, in the order of the form. */
export function wrongFields<Table extends AnyTable>(table: Table, draft: DraftOf<Table>, before: object): (keyof Table & string)[] {
  const values: Readonly<Record<string, unknown>> = { ...before };
  return Object.keys(table).filter((name) => table[name]?.kind.isWrong(draft[name], values[name]));
}

/** The record with what was changed in the fields. What is wrong or was not changed stays as it was: absent, or written in another way. */
export function readFields<Table extends AnyTable, Stored extends object>(table: Table, draft: DraftOf<Table>, before: Stored): Stored {
  const record: Record<string, unknown> = Object.fromEntries(Object.entries(before));
  for (const [name, { kind }] of Object.entries(table)) {
    const [typed, old] = [draft[name], record[name]];
    if (kind.isWrong(typed, old) || isSameValue(typed, kind.show(old))) continue;
    const value = kind.read(typed, old);
    if (value === undefined) delete record[name];
    else record[name] = value;
  }
  // the kinds of a table are those of its record
  return record as Stored;
}
