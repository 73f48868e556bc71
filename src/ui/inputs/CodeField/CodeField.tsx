import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import styles from './CodeField.module.css';
import { useCodeFromMessage } from './use-code-from-message.ts';

interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'name' | 'autoComplete'> {
  length: number;
}

/**
 * A one-time code. One field instead of one per digit (Mantine's PinInput): it has one name, accepts a paste with spaces,
 * and phones fill it in from the message. It lies unseen over the cells that show its digits.
 */
export function CodeField({ length, onChange, ...field }: CodeFieldProps) {
  const change = (text: string) => onChange(text.replace(/\D/g, '').slice(0, length));
  useCodeFromMessage(change);

  return (
    <div className={styles['code']}>
      <TextField
        {...field}
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        aside={<Cells length={length} digits={field.value} />}
        onChange={change}
      />
    </div>
  );
}

/** What the transparent input over them holds, a cell for each digit. */
function Cells({ length, digits }: { length: number; digits: string }) {
  const next = Math.min(digits.length, length - 1);
  return (
    <span className={styles['cells']} aria-hidden="true">
      {Array.from({ length }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <i key={at} className={at === next ? styles['next'] : undefined}>
          {digits[at]}
        </i>
      ))}
    </span>
  );
}
