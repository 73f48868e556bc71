import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type Coordinates, sameCoordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';
import { changeAddress } from '#stores/deferred/sync-addresses.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import styles from './AddressBook.module.css';
import { PointField } from './PointField.tsx';

interface AddressFormProps {
  locale: Locale;
  t: Translate<'address-book'>;
  address: SavedAddress;
  onDone: () => void;
}

const parts = ['entrance', 'floor', 'apartment'] as const;
const lengths = { label: 60, text: 200, part: 20 };

/** The texts of an address, and its point as a pin on the map. */
export function AddressForm({ locale, t, address, onDone }: AddressFormProps) {
  const [draft, setDraft] = useState(() => ({ label: '', text: '', entrance: '', floor: '', apartment: '', ...address }));
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const field = (name: 'label' | 'text' | (typeof parts)[number]) => ({
    label: t(name),
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    autoComplete: name === 'text' ? 'street-address' : 'off',
  });

  const movePoint = ({ longitude, latitude }: Coordinates) => setDraft({ ...draft, longitude, latitude });

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (draft.text.trim() === '') return setError(t('textMissing'));
    if (isTaken(draft)) return setError(t('pointTaken'));
    setIsSaving(true);
    const result = await changeAddress(withTrimmedTexts(draft));
    setIsSaving(false);
    if (result.ok) onDone();
  };

  return (
    <form className={styles['form']} noValidate aria-label={t('edit')} onSubmit={(event) => void save(event)}>
      <TextField ref={first} {...field('text')} maxLength={lengths.text} error={error} />
      <PointField locale={locale} t={t} point={draft} onChange={movePoint} />
      <div className={styles['three']}>
        {parts.map((name) => (
          <TextField key={name} {...field(name)} maxLength={lengths.part} />
        ))}
      </div>
      <TextField {...field('label')} maxLength={lengths.label} placeholder={t('labelHint')} />
      <div className={styles['two']}>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** Whether another saved address has this point; duplicates are not allowed (contract §5). */
function isTaken(draft: SavedAddress): boolean {
  return $addresses.get().some((other) => other.id !== draft.id && sameCoordinates(other, draft));
}

/** Omits fields that are empty. */
function withTrimmedTexts({ id, longitude, latitude, ...texts }: SavedAddress): SavedAddress {
  const written = Object.entries(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]]));
  return { id, longitude, latitude, ...Object.fromEntries(written) };
}
