import { useMergedRef } from '@mantine/hooks';
import { useLayoutEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface MaskedFieldProps extends TextFieldProps {
  /** Formats typed, pasted or autofilled text; keeps the order of its digits. */
  mask: (text: string) => string;
}

/**
 * Digits that are formatted during typing and may be pasted in any form; the caret stays behind the same digit.
 * One mask for typing, pasting and autofill: Mantine's MaskInput drops digits when a country code is pasted.
 */
export function MaskedField({ mask, onChange, ref, ...field }: MaskedFieldProps) {
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
    const masked = mask(text);
    digitsBeforeCaret.current = caret < text.length && masked !== text ? countDigits(text.slice(0, caret)) : null;
    onChange(masked);
  };

  return <TextField inputMode="numeric" {...field} ref={merged} onChange={change} />;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** The position right after the given number of digits. */
function positionAfter(text: string, digits: number): number {
  for (let index = 0, seen = 0; index < text.length; index += 1) {
    if (seen >= digits) return index;
    if (/\d/.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}
