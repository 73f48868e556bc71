import type { ReactNode } from 'react';
import styles from './CheckGroup.module.css';

interface CheckGroupProps<Value extends string | number> {
  legend: string;
  items: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  /** Below the items, such as an error. */
  children?: ReactNode;
}

/** Checkboxes of which any number is chosen. */
export function CheckGroup<Value extends string | number>({ legend, items, chosen, onChange, children }: CheckGroupProps<Value>) {
  return (
    <fieldset className={styles['checks']}>
      <legend>{legend}</legend>
      {items.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) => onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
          {label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
