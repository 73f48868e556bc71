import { applyPhoneMask } from '#domain/customer/phone-mask.ts';
import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField.tsx';

type PhoneFieldProps = Omit<MaskedFieldProps, 'type' | 'inputMode' | 'name' | 'autoComplete' | 'placeholder' | 'mask'>;

/** A phone number of Uzbekistan: phones show their number keys and offer the owner's own. Needs `Theme` around it. */
export function PhoneField(field: PhoneFieldProps) {
  return (
    <MaskedField
      {...field}
      type="tel"
      inputMode="tel"
      name="phone"
      autoComplete="tel"
      placeholder="+998 __ ___-__-__"
      mask={applyPhoneMask}
    />
  );
}
