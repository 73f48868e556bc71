import { useState } from 'react';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { mostAmount, type NumberRange, numberHint, parseInRange } from '#domain/typed-number.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'min' | 'max'>, Partial<NumberRange> {
  locale: Locale;
  /** null: the field is empty */
  value: number | null;
  /** @param value null: the field is empty, or what is written in it is none of the numbers it takes, which it says below */
  onChange: (value: number | null) => void;
}

/** A number that is written or pasted in any usual form; its digits are grouped as the language requires. Needs `Theme` around it. */
export function NumberField(props: NumberFieldProps) {
  const { locale, value, onChange, error = null, min = 0, max = mostAmount, isFine = false, ...field } = props;
  const range = { min, max, isFine };
  /** null: nothing is being written */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isTyped = typed !== null && parseInRange(typed, range) === value;
  const shown = isTyped ? typed : printed(value, locale);
  const isUnreadable = isTyped && value === null && typed.trim() !== '';

  const change = (written: string) => {
    // the spaces between groups are no longer in their places
    const text = written.replaceAll('\u00a0', '');
    setTyped(text);
    setLeft(false);
    onChange(parseInRange(text, range));
  };
  return (
    <TextField
      autoComplete="off"
      {...field}
      data-unreadable={isUnreadable || undefined}
      inputMode={isFine ? 'decimal' : min < 0 ? 'text' : 'numeric'}
      value={shown}
      error={isUnreadable && isLeft ? numberHint(range, locale) : error}
      // the same text, so that what is selected stays selected
      onFocus={() => setTyped(shown)}
      onBlur={() => {
        setTyped(isUnreadable ? typed : null);
        setLeft(true);
      }}
      onChange={change}
    />
  );
}

function printed(value: number | null, locale: Locale): string {
  if (value === null) return '';
  return Number.isInteger(value) ? formatNumber(value, locale) : String(value);
}
