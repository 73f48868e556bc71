import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField.tsx';

/** A phone number: phones show the numeric keyboard and suggest the user's own number. Needs `Theme` around it. */
export function PhoneField(field: Omit<MaskedFieldProps, 'type' | 'inputMode'>) {
  return <MaskedField {...field} type="tel" inputMode="tel" />;
}
