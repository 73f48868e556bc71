import { NumberInput, type NumberInputProps } from '@mantine/core';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { fieldClasses, fieldOrder } from '../Field/field-classes.ts';

type Ours = 'label' | 'value' | 'onChange' | 'error' | 'description' | 'classNames' | 'min' | 'max';

interface NumberFieldProps extends Omit<NumberInputProps, Ours> {
  label: string;
  locale: Locale;
  /** A whole number; null: the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  error?: string | null;
  hint?: string;
}

/** The separator between groups of digits, as `domain/format` writes it. */
const separatorOf = (locale: Locale) => formatNumber(1000, locale).replace(/\d/g, '');

/** A whole number with its digits grouped as the language requires. Needs `Theme` around it. */
export function NumberField({ label, locale, value, onChange, error = null, hint, min = 0, ...input }: NumberFieldProps) {
  return (
    <NumberInput
      {...input}
      label={label}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
      error={error}
      {...(hint !== undefined && { description: hint })}
      min={min}
      allowDecimal={false}
      allowNegative={min < 0}
      hideControls
      inputMode="numeric"
      thousandSeparator={separatorOf(locale)}
      withAsterisk={false}
      inputWrapperOrder={fieldOrder}
      classNames={fieldClasses}
    />
  );
}
