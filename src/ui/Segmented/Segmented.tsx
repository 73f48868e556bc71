import { useId } from 'react';
import styles from './Segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** Names the choice for those who do not see it. */
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two or three choices side by side, one of them taken. */
export function Segmented<Value extends string>({ legend, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['segmented']}>
      <legend className="hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            ref={(radio) => {
              // a browser that fills forms again after a reload may have left another one checked
              if (radio !== null) radio.checked = option.value === value;
            }}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
