import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { Locale } from '#domain/locale.ts';
import { fullText } from '#domain/localized-text.ts';
import type { Translate } from '#domain/words.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { type SaveFailure, saveRecord } from '#stores/office/save-record.ts';
import { Button } from '#ui/Button/Button.tsx';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import { HoursFields } from './HoursFields.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import styles from './OfficeRestaurants.module.css';
import { PointField } from './PointField.tsx';
import {
  draftOfRestaurant,
  type RestaurantDraft,
  type RestaurantField,
  type RestaurantRecord,
  readRestaurant,
} from './restaurant-draft.ts';

interface RestaurantFormProps {
  t: Translate<'office-places'>;
  locale: Locale;
  regions: CatalogFile['regions'];
  record: RestaurantRecord;
  /** as it is in the draft; null: it is new */
  base: RestaurantRecord | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** Everything that the catalog knows of a restaurant. */
export function RestaurantForm({ t, locale, regions, onCancel, ...props }: RestaurantFormProps) {
  const { form, draft, change, save, send, isBusy, failure, errorOf, problems } = useRestaurantForm({ t, ...props });
  const shown = { t, locale, draft, change, errorOf };
  const title =
    props.base === null ? t('newRestaurant') : t('editNamed', { name: fullText(props.base.name)[locale] || props.base.name.ru });
  return (
    <form ref={form} className={styles['form']} noValidate aria-label={title} onSubmit={(event) => void save(event)}>
      <h2 tabIndex={-1}>{title}</h2>
      <LanguageFields label={t('name')} value={draft.name} error={errorOf('name')} onChange={(name) => change({ name })} />
      <LanguageFields label={t('address')} value={draft.address} error={null} onChange={(address) => change({ address })} />
      <div className={styles['fields']}>
        <TextField type="tel" label={t('phone')} value={draft.phone} error={errorOf('phone')} onChange={(phone) => change({ phone })} />
        {regions.length > 1 && (
          <Select
            label={t('region')}
            options={regions.map(({ id, name }) => ({ value: String(id), label: fullText(name)[locale] || name.ru }))}
            value={draft.regionId}
            onChange={(regionId) => change({ regionId })}
          />
        )}
      </div>
      <PointField t={t} point={draft.point} error={errorOf('point')} onChange={(point) => change({ point })} />
      <OrderFields {...shown} />
      <HoursFields {...shown} problems={problems} />
      <Failure {...{ t, failure }} onDecide={(edit) => void send(edit)} />
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

interface FailureProps {
  t: Translate<'office-places'>;
  failure: SaveFailure;
  onDecide: (edit: RecordEdit) => void;
}

/** Why it was not saved; where someone else changed the same values, one side is chosen. */
function Failure({ t, failure, onDecide }: FailureProps) {
  if (failure === null) return null;
  const { choice } = failure;
  return (
    <div role="alert" className={styles['wrong']}>
      <p>{choice === null ? failure.message || t('notSaved') : t('conflict')}</p>
      {choice !== null && (
        <div className={styles['actions']}>
          <Button onClick={() => onDecide(choice.mine)}>{t('keepMine')}</Button>
          <Button variant="soft" onClick={() => onDecide(choice.theirs)}>
            {t('takeTheirs')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface OrderFieldsProps {
  t: Translate<'office-places'>;
  locale: Locale;
  draft: RestaurantDraft;
  change: (changes: Partial<RestaurantDraft>) => void;
  errorOf: (field: RestaurantField) => string | null;
}

/** What the restaurant accepts, and how long it takes. */
function OrderFields({ t, locale, draft, change, errorOf }: OrderFieldsProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>{t('ordersLegend')}</legend>
      <div className={styles['switches']}>
        <Switch label={t('isActive')} note={t('isActiveNote')} checked={draft.isActive} onChange={(isActive) => change({ isActive })} />
        <Switch label={t('delivery')} checked={draft.supportsDelivery} onChange={(supportsDelivery) => change({ supportsDelivery })} />
        <Switch label={t('pickup')} checked={draft.supportsPickup} onChange={(supportsPickup) => change({ supportsPickup })} />
      </div>
      <div className={styles['fields']}>
        {(['deliveryDuration', 'pickupDuration', 'slotCapacity'] as const).map((field) => (
          <NumberField
            key={field}
            label={t(field)}
            locale={locale}
            value={draft[field]}
            error={errorOf(field)}
            hint={t(`${field}Note`)}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What is typed, checked and saved. Errors are shown after the first try, each beside its field, and the first one gets the focus. */
function useRestaurantForm({ t, record, base, onSaved }: Pick<RestaurantFormProps, 't' | 'record' | 'base' | 'onSaved'>) {
  const [draft, setDraft] = useState(() => draftOfRestaurant(record));
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('h2')?.focus(), []);
  const read = readRestaurant(draft, record);
  const problems = isTried && !read.ok ? read.problem : null;
  useEffect(() => {
    if (isTried) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isTried]);

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
    if (!read.ok) {
      setTried(true);
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    await send({ section: 'restaurants', id: String(record.id), base, value: read.value });
  };
  return {
    form,
    draft,
    change: (changes: Partial<RestaurantDraft>) => setDraft({ ...draft, ...changes }),
    save,
    send,
    isBusy,
    failure,
    errorOf: (field: RestaurantField) => (problems?.fields.includes(field) ? t(`${field}Wrong`) : null),
    problems: problems?.calendar ?? [],
  };
}
