import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type Coordinates, defaultMapCenter, roundCoordinates, sameCoordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { changeAddress, saveNewAddress } from '#stores/shop/sync-addresses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import styles from './AddressBook.module.css';
import { DistrictField } from './DistrictField.tsx';
import { PointField } from './PointField.tsx';

interface AddressFormProps {
  locale: Locale;
  t: Translate<'address-book'>;
  /** null: a new one */
  address: SavedAddress | null;
  /** What a new one is called at first: home or work. */
  label: string;
  /** With the id of the saved address; without one: canceled. */
  onDone: (id?: string) => void;
}

type Texts = Omit<SavedAddress, 'id' | keyof Coordinates>;
interface Problem {
  readonly field: 'text' | 'point';
  readonly text: string;
}

const parts = ['entrance', 'floor', 'apartment'] as const;
const noTexts = { label: '', text: '', entrance: '', floor: '', apartment: '' };
const lengths = { label: 60, text: 200, part: 20 };

/**
 * The texts of an address, and its point as a pin on the map, for a new one also as a district. It only saves the address: where the next
 * order is delivered stays.
 */
export function AddressForm({ locale, t, address, label, onDone }: AddressFormProps) {
  const [texts, setTexts] = useState(() => ({ ...noTexts, label, ...(address && textsOf(address)) }));
  const [point, setPoint] = useState<Coordinates | null>(address);
  const [center, setCenter] = useState<Coordinates>(address ?? defaultMapCenter);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is no longer wrong
  useEffect(() => setProblem(null), [texts, point]);

  const field = (name: keyof Texts) => ({
    label: t(name),
    value: texts[name],
    onChange: (value: string) => setTexts({ ...texts, [name]: value }),
    autoComplete: name === 'text' ? 'street-address' : 'off',
  });
  const errorOf = (name: Problem['field']) => (problem?.field === name ? problem.text : null);
  const chooseDistrict = (chosen: Coordinates) => {
    setPoint(chosen);
    setCenter(chosen);
  };

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (texts.text.trim() === '') return setProblem({ field: 'text', text: t('textMissing') });
    if (point === null) return setProblem({ field: 'point', text: t('pointMissing') });
    const id = address?.id ?? newId(point);
    if (isTaken(id, point)) return setProblem({ field: address ? 'text' : 'point', text: t('pointTaken') });
    setIsSaving(true);
    const saved = { id, ...roundCoordinates(point), ...withoutEmpty(texts) };
    const result = await (address ? changeAddress(saved) : saveNewAddress(saved));
    setIsSaving(false);
    if (result.ok) onDone(id);
  };

  return (
    <form className={styles['form']} noValidate aria-label={label || t(address ? 'edit' : 'add')} onSubmit={(event) => void save(event)}>
      <TextField ref={first} {...field('text')} maxLength={lengths.text} error={errorOf('text')} />
      {!address && <DistrictField t={t} point={point} error={errorOf('point')} onChoose={chooseDistrict} />}
      <PointField locale={locale} t={t} point={point} center={center} onChange={setPoint} />
      <div className={styles['three']}>
        {parts.map((name) => (
          <TextField key={name} {...field(name)} maxLength={lengths.part} />
        ))}
      </div>
      <TextField {...field('label')} maxLength={lengths.label} placeholder={t('labelHint')} />
      <div className={styles['two']}>
        <Button variant="ghost" onClick={() => onDone()}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** Whether another saved address has this point; duplicates are not allowed (R-PLACE-4). */
function isTaken(id: string, point: Coordinates): boolean {
  return $addresses.get().some((other) => other.id !== id && sameCoordinates(other, point));
}

/** An address that was moved keeps the id of its first point, so a point alone is not unique. */
function newId(point: Coordinates): string {
  const { longitude, latitude } = roundCoordinates(point);
  return `${longitude},${latitude},${Date.now()}`;
}

function textsOf({ id, longitude, latitude, ...texts }: SavedAddress): Texts {
  return texts;
}

/** Trimmed texts without those that are empty. */
function withoutEmpty(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])));
}
