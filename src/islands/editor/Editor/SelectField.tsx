import type { ReactNode } from 'react';
import { FieldComments } from './comments/FieldComments.tsx';
import { Labeled } from './Labeled.tsx';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
  /** of its comments; absent: it has none */
  path?: string;
  /** the issues and other elements below the field */
  children?: ReactNode;
}

/** One of several options, under its label. */
export function SelectField<Value extends string>({ label, value, options, onChange, path, children }: SelectFieldProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <Labeled label={label} notes={children} end={path !== undefined && <FieldComments path={path} name={label} />}>
      {(field) => (
        <select {...field} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  );
}
