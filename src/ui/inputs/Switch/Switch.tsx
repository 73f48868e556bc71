import { useId } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  /** A second, quieter line, read with the switch. */
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once. */
export function Switch({ label, note, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles['switch']}>
      <label htmlFor={id}>{label}</label>
      {note !== undefined && <small id={`${id}note`}>{note}</small>}
      <input
        ref={(box) => {
          // a browser that fills forms again after a reload may have left it otherwise
          if (box !== null) box.checked = checked;
        }}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={note === undefined ? undefined : `${id}note`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
