import { Textarea, type TextareaProps } from '@mantine/core';
import { fieldClasses, fieldOrder } from '../Field/field-classes.ts';

interface TextAreaProps extends Omit<TextareaProps, 'label' | 'value' | 'onChange' | 'error' | 'classNames'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
}

/** Several lines of text with the label inside the frame. Needs `Theme` around it. */
export function TextArea({ label, onChange, error = null, rows = 2, ...area }: TextAreaProps) {
  return (
    <Textarea
      {...area}
      rows={rows}
      label={label}
      error={error}
      inputWrapperOrder={fieldOrder}
      classNames={fieldClasses}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
