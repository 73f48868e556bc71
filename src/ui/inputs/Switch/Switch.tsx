import { useId } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  /** A second, less prominent line that describes the switch. */
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A switch that takes effect immediately. */
export function Switch({ label, note, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles['switch']}>
      <label htmlFor={id}>{label}</label>
      {note !== undefined && <small id={`${id}note`}>{note}</small>}
      <input
        ref={(box) => {
          // a browser that restores form values after a reload may have changed it
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
