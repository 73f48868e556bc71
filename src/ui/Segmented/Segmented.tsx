import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IslandIconName } from '../Icon/island-icon-paths.ts';
import styles from './Segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** The accessible name of the group. */
  legend: string;
  options: readonly { readonly value: Value; readonly label: string; readonly icon?: IslandIconName }[];
  value: Value;
  onChange: (value: Value) => void;
  /** On a phone only the icons are visible. */
  isCompact?: boolean | undefined;
}

/** Two or three options side by side, one of them chosen. */
export function Segmented<Value extends string>({ legend, options, value, onChange, isCompact }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={isCompact ? `${styles['segmented']} ${styles['compact']}` : styles['segmented']}>
      <legend className="hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            ref={(radio) => {
              // a browser that restores form values after a reload may have checked another one
              if (radio !== null) radio.checked = option.value === value;
            }}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.icon && <Icon name={option.icon} />}
            <b>{option.label}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
