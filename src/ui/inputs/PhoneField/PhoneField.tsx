import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField.tsx';

/** A phone number: phones show their number keys and offer the owner's own. Needs `Theme` around it. */
export function PhoneField(field: Omit<MaskedFieldProps, 'type' | 'inputMode'>) {
  return <MaskedField {...field} type="tel" inputMode="tel" />;
}
