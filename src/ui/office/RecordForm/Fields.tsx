import type { Locale, LocalizedText } from '#domain/locale.ts';
import type { DraftOf, Field } from '#domain/office/form-fields.ts';
import { translateUnknown } from '#domain/words.ts';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { Switch } from '../../inputs/Switch/Switch.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Select } from '../../Select/Select.tsx';
import '../../Select/Select.css';
import { LanguageFields } from './LanguageFields.tsx';

type Table = Readonly<Record<string, Field>>;
type Options = readonly { readonly value: string; readonly label: string }[];

/** What the fields of a table need; `draft` and `change` are those of the form. */
interface FieldsProps<Fields extends Table> {
  t: (...args: never) => string;
  locale: Locale;
  table: Fields;
  draft: DraftOf<Fields>;
  change: (changes: Partial<DraftOf<Fields>>) => void;
  /** null: it is right, or nobody has tried to save it yet */
  errorOf?: (name: keyof Fields & string) => string | null;
}

interface ShownFieldsProps<Fields extends Table> extends FieldsProps<Fields> {
  names: readonly (keyof Fields & string)[];
  /** what is chosen from, by the names of the fields; a choice from nothing is not shown */
  options?: { readonly [Name in keyof Fields]?: Options };
}

/** Some fields of the table of a form, in this order. */
export function Fields<Fields extends Table>({ names, options, errorOf, ...form }: ShownFieldsProps<Fields>) {
  const { t, locale, table, draft, change } = form;
  return names.map((name) => {
    const field = table[name] as Field;
    return (
      <FieldControl
        key={name}
        t={t}
        name={name}
        field={field}
        locale={locale}
        error={errorOf?.(name) ?? null}
        options={options?.[name] ?? []}
        value={draft[name]}
        onChange={(value) => change({ [name]: value } as Partial<DraftOf<Fields>>)}
      />
    );
  });
}

interface FieldControlProps extends Pick<FieldsProps<Table>, 't' | 'locale'> {
  name: string;
  field: Field;
  error: string | null;
  options: Options;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The control of a kind, which gets what the kind shows. */
function FieldControl({
  t,
  locale,
  name,
  field: { kind, label: word = name, note, isRequired },
  options,
  value,
  ...shown
}: FieldControlProps) {
  const label = translateUnknown(t, word) ?? word;
  const hint = note === undefined ? {} : { hint: translateUnknown(t, note) ?? note };
  const field = { ...shown, ...hint, label };
  const required = isRequired === true && { required: true };
  switch (kind.control) {
    case 'languages':
      return <LanguageFields {...field} value={value as LocalizedText} />;
    case 'amount':
      return <NumberField {...field} {...kind.range} {...required} locale={locale} value={value as number | null} />;
    case 'flag':
      return (
        <Switch label={label} {...(hint.hint !== undefined && { note: hint.hint })} checked={value === true} onChange={shown.onChange} />
      );
    case 'choice':
      return <Select {...shown} label={label} options={options} value={value as string | null} />;
    default:
      return <TextField {...field} {...required} autoComplete="off" value={value as string} />;
  }
}
