import { useRef } from 'react';
import { applyPhoneMask, digitsOf } from '#domain/customer/phone.ts';
import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField.tsx';

type PhoneFieldProps = Omit<MaskedFieldProps, 'type' | 'inputMode' | 'name' | 'placeholder' | 'mask'>;

/** A phone number of Uzbekistan: phones show their number keys and offer the owner's own. Needs `Theme` around it. */
export function PhoneField({ value, ...field }: PhoneFieldProps) {
  // nine digits as they were written, to which the mask added the code: a tenth shows that they are the beginning of a longer number
  const national = useRef<string | null>(null);
  const mask = (text: string) => {
    const isContinued = national.current !== null && text.length > value.length && text.startsWith(value);
    const written = isContinued ? national.current + text.slice(value.length) : text;
    national.current = digitsOf(written).length === 9 ? written : null;
    return applyPhoneMask(written);
  };
  return (
    <MaskedField
      autoComplete="tel"
      {...field}
      value={value}
      type="tel"
      inputMode="tel"
      name="phone"
      placeholder="+998 __ ___-__-__"
      mask={mask}
    />
  );
}
