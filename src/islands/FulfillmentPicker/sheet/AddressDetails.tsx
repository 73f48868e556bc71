import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { $checkout, type AddressDraft, setCheckout } from '#stores/shop/checkout.ts';
import type { SheetWords } from '../words.ts';

const parts = ['entrance', 'floor', 'apartment'] as const;
const maxTextLength = 200;
const maxPartLength = 20;

interface AddressDetailsProps {
  t: Translate<SheetWords>;
  /** The point was just chosen: the first empty field gets the focus. */
  isNew: boolean;
  onComplete: () => void;
}

/** The details of an address that is not saved yet. The saved address includes them, so they are entered once. */
export function AddressDetails({ t, isNew, onComplete }: AddressDetailsProps) {
  const draft = useStore($checkout);
  const form = useRef<HTMLFormElement>(null);
  const [isStreetKnown] = useState(draft.addressText.trim() !== '');
  const field = (name: keyof AddressDraft) => ({ value: draft[name], onChange: (value: string) => setCheckout({ [name]: value }) });

  useEffect(() => {
    if (!isNew) return;
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    (isStreetKnown ? inputs[1] : inputs[0])?.focus({ preventScroll: true });
  }, [isNew, isStreetKnown]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onComplete();
  };

  return (
    <form ref={form} className="where-part" aria-label={t('details')} onSubmit={submit}>
      <Field
        label={t('address')}
        placeholder={t('addressHint')}
        autoComplete="street-address"
        maxLength={maxTextLength}
        {...field('addressText')}
      />
      <div className="where-three">
        {parts.map((part) => (
          <Field key={part} label={t(part)} maxLength={maxPartLength} autoComplete="off" {...field(part)} />
        ))}
      </div>
      {draft.addressText.trim() === '' && <p className="where-hint">{t('streetLater')}</p>}
      <button type="submit" hidden />
    </form>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength: number;
  autoComplete: string;
}

function Field({ label, onChange, ...input }: FieldProps) {
  return (
    <label className="field-box">
      <span>{label}</span>
      <input type="text" enterKeyHint="done" {...input} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}
