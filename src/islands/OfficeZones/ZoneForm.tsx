import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { locales } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { type SaveChoice, type SaveFailure, saveRecord } from '#stores/office/save-record.ts';
import { Button } from '#ui/Button/Button.tsx';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { CornerTable } from './CornerTable.tsx';
import styles from './OfficeZones.module.css';
import type { ReadZone, ZoneDraft, ZoneRecord } from './zone-draft.ts';
import { nameOfZone, problemText } from './zone-text.ts';

interface ZoneFormProps {
  t: Translate<'office-places'>;
  locale: Locale;
  draft: ZoneDraft;
  before: ZoneRecord;
  base: ZoneRecord | null;
  read: ReadZone;
  /** all of the draft, to name one that overlaps */
  zones: readonly ZoneRecord[];
  names: readonly { readonly value: string; readonly label: string }[];
  change: (changes: Partial<ZoneDraft>) => void;
  onSaved: () => void;
  onCancel: () => void;
}

const sums = ['deliveryFee', 'minOrderSum', 'freeDeliveryFrom'] as const;
const figures = ['deliveryDuration', 'priority'] as const;

/** The terms of a zone and its corners; what is wrong with its area is said at once. */
export function ZoneForm({ t, locale, draft, before, base, read, zones, names, change, onSaved, onCancel }: ZoneFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { save, send, isTried, isBusy, failure } = useSaveZone({ t, before, base, read, onSaved });
  useEffect(() => form.current?.querySelector('h2')?.focus(), []);
  const title = base === null ? t('newZone') : t('editNamed', { name: nameOfZone(base, locale) });
  const ofArea = read.problems.filter(({ rule }) => rule !== 'freeFrom');
  return (
    <form ref={form} className={styles['form']} noValidate aria-label={title} onSubmit={(event) => void save(event)}>
      <h2 tabIndex={-1}>{title}</h2>
      <div className={styles['fields']}>
        {locales.map((language) => (
          <TextField
            key={language}
            lang={language}
            label={`${t('name')} · ${language.toUpperCase()}`}
            value={draft.name[language]}
            onChange={(text) => change({ name: { ...draft.name, [language]: text } })}
          />
        ))}
      </div>
      <Select label={t('restaurant')} options={names} value={draft.restaurantId} onChange={(restaurantId) => change({ restaurantId })} />
      <TermFields {...{ t, locale, draft, read, zones, isTried, change }} />
      <CornerTable t={t} corners={draft.corners} unread={read.unread} problems={ofArea} onChange={(corners) => change({ corners })} />
      <div role="status" className={styles['wrong']}>
        {ofArea.map((problem) => (
          <p key={`${problem.rule} ${problem.corner} ${problem.otherId}`}>{problemText(t, problem, zones, locale)}</p>
        ))}
      </div>
      {failure !== null && (
        <div role="alert" className={styles['wrong']}>
          <p>{failure.choice === null ? failure.message || t('notSaved') : t('conflict')}</p>
          {failure.choice !== null && <Sides t={t} choice={failure.choice} onDecide={(edit) => void send(edit)} />}
        </div>
      )}
      <div className={styles['actions']}>
        <Button type="submit" loading={isBusy}>
          {t('saveInDraft')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Saves the zone as it is typed; `isTried` is true after the first try. */
function useSaveZone({ t, before, base, read, onSaved }: Pick<ZoneFormProps, 't' | 'before' | 'base' | 'read' | 'onSaved'>) {
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (edit: RecordEdit) => {
    setBusy(true);
    const failed = await saveRecord(edit);
    setBusy(false);
    setFailure(failed);
    if (failed === null) onSaved();
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(null);
    setTried(true);
    if (read.record === null) return setFailure({ choice: null, message: t('zoneWrong') });
    await send({ section: 'zones', id: String(before.id), base, value: read.record });
  };
  return { save, send, isTried, isBusy, failure };
}

interface TermFieldsProps extends Pick<ZoneFormProps, 't' | 'locale' | 'draft' | 'read' | 'zones' | 'change'> {
  isTried: boolean;
}

/** Sums, minutes and priority; a missing number is said after the first try. */
function TermFields({ t, locale, draft, read, zones, isTried, change }: TermFieldsProps) {
  const ofFree = read.problems.find(({ rule }) => rule === 'freeFrom');
  const errorOf = (field: (typeof sums)[number] | (typeof figures)[number]) => {
    if (field === 'freeDeliveryFrom') return ofFree === undefined ? null : problemText(t, ofFree, zones, locale);
    return isTried && read.missing.includes(field) ? t('numberMissing') : null;
  };
  return (
    <div className={styles['fields']}>
      {[...sums, ...figures].map((field) => (
        <NumberField
          key={field}
          label={t(`zone_${field}`)}
          locale={locale}
          value={draft[field]}
          error={errorOf(field)}
          {...((field === 'freeDeliveryFrom' || field === 'priority') && { hint: t(`zone_${field}Note`) })}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
    </div>
  );
}

/** Chooses one side of what two people changed. */
function Sides({ t, choice, onDecide }: { t: Translate<'office-places'>; choice: SaveChoice; onDecide: (edit: RecordEdit) => void }) {
  return (
    <div className={styles['actions']}>
      <Button onClick={() => onDecide(choice.mine)}>{t('keepMine')}</Button>
      <Button variant="soft" onClick={() => onDecide(choice.theirs)}>
        {t('takeTheirs')}
      </Button>
    </div>
  );
}
