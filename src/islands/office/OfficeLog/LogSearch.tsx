import { useId } from 'react';
import { logKinds } from '#domain/office/change-log.ts';
import type { LogFilter } from '#domain/office/log-filter.ts';
import type { Translate } from '#domain/words.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import { whoOf } from './log-sentence.ts';

interface LogSearchProps {
  t: Translate<'office'>;
  filter: LogFilter;
  /** all names in the log */
  people: readonly string[];
  onChange: (filter: LogFilter) => void;
}

/** The fields of the search. */
export function LogSearch({ t, filter, people, onChange }: LogSearchProps) {
  const set = (name: keyof LogFilter) => (value: string) => onChange({ ...filter, [name]: value });
  // the person of the address is an option before the names have loaded
  const known = filter.by === '' ? people : new Set([filter.by, ...people]);
  const names = [{ value: '', label: t('everybody') }, ...[...known].map((name) => ({ value: name, label: whoOf(name, t) }))];
  const kinds = [{ value: '', label: t('everything') }, ...logKinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))];
  return (
    <>
      <TextField label={t('text')} name="text" type="search" value={filter.text} onChange={set('text')} />
      <Select label={t('person')} name="by" options={names} value={filter.by} onChange={set('by')} />
      <Select label={t('kind')} name="kind" options={kinds} value={filter.kind} onChange={set('kind')} />
      <Day label={t('from')} name="from" value={filter.from} onChange={set('from')} />
      <Day label={t('until')} name="until" value={filter.until} onChange={set('until')} />
    </>
  );
}

interface DayProps {
  label: string;
  name: keyof LogFilter;
  /** YYYY-MM-DD, or '' */
  value: string;
  onChange: (value: string) => void;
}

/** The browser's own field: the calendar of the shop's forms is not needed for a search. */
function Day({ label, name, value, onChange }: DayProps) {
  const id = useId();
  return (
    <div className="field-box">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </div>
  );
}
