import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldClasses, fieldOrder } from '../Field/field-classes.ts';

type Ours = 'label' | 'value' | 'onChange' | 'error' | 'description' | 'rightSection' | 'classNames';

export interface TextFieldProps extends Omit<TextInputProps, Ours> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The error of the value, shown below and part of the accessible description. */
  error?: string | null;
  /** A less prominent line below. */
  hint?: string;
  /** Shown at the end of the line, such as "verified". */
  aside?: ReactNode;
}

/** One line of text with its label inside the frame. Needs `Theme` around it. */
export function TextField({ label, onChange, error = null, hint, aside, ...input }: TextFieldProps) {
  return (
    <TextInput
      {...input}
      label={label}
      error={error}
      {...(hint !== undefined && { description: hint })}
      {...(aside !== undefined && { rightSection: aside })}
      withAsterisk={false}
      inputWrapperOrder={fieldOrder}
      classNames={fieldClasses}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
