import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import styles from './CodeField.module.css';
import { useCodeFromMessage } from './use-code-from-message.ts';

interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'name' | 'autoComplete'> {
  length: number;
}

/**
 * A one-time code. One field instead of one per digit (Mantine's PinInput): it has one name, accepts a paste with spaces,
 * and phones fill it in from the message.
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
        placeholder={'–'.repeat(length)}
        onChange={change}
      />
    </div>
  );
}
