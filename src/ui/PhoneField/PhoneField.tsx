import { useMergedRef } from '@mantine/hooks';
import { useLayoutEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

interface PhoneFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Draws whatever was typed, pasted or filled in as a phone number. */
  mask: (text: string) => string;
}

/**
 * A phone number that takes its shape while it is typed and may be pasted in any form.
 * One mask for typing, pasting and filling in: Mantine's MaskInput drops digits when a country code is pasted.
 */
export function PhoneField({ mask, onChange, ref, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref ?? null);
  const digitsBeforeCaret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const element = input.current;
    if (element === null || digitsBeforeCaret.current === null || document.activeElement !== element) return;
    const caret = positionAfter(element.value, digitsBeforeCaret.current);
    element.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = null;
  });

  const change = (text: string) => {
    const caret = input.current?.selectionStart ?? text.length;
    digitsBeforeCaret.current = caret < text.length ? countDigits(text.slice(0, caret)) : null;
    onChange(mask(text));
  };

  return <TextField {...field} ref={merged} type="tel" inputMode="tel" onChange={change} />;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** The position right after so many digits. */
function positionAfter(text: string, digits: number): number {
  for (let index = 0, seen = 0; index < text.length; index += 1) {
    if (seen >= digits) return index;
    if (/\d/.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}
