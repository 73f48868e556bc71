import { useEffect, useRef, useState } from 'react';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { Locale } from '#domain/locale.ts';
import { fullText } from '#domain/localized-text.ts';
import type { Translate } from '#domain/words.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { ConflictChoice } from '#ui/office/RecordForm/ConflictChoice.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { LanguageFields } from '#ui/office/RecordForm/LanguageFields.tsx';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import { HoursFields } from './HoursFields.tsx';
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
  const { form, draft, change, save, mutate, isBusy, failure, errorOf, problems } = useRestaurantForm({ t, ...props });
  const shown = { t, locale, draft, change, errorOf };
  const title =
    props.base === null ? t('newRestaurant') : t('editNamed', { name: fullText(props.base.name)[locale] || props.base.name.ru });
  return (
    <RecordForm
      ref={form}
      title={title}
      error={failure !== null && failure.conflict === null ? failure.problem.message || t('notSaved') : null}
      problem={
        failure !== null &&
        failure.conflict !== null && <ConflictChoice {...{ t, isBusy }} onChoose={(side) => void mutate(failure.decided[side])} />
      }
      saveLabel={t('saveInDraft')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      onSubmit={save}
      onCancel={onCancel}
    >
      <LanguageFields label={t('name')} value={draft.name} error={errorOf('name')} onChange={(name) => change({ name })} />
      <LanguageFields label={t('address')} value={draft.address} onChange={(address) => change({ address })} />
      <FieldGrid>
        <TextField type="tel" label={t('phone')} value={draft.phone} error={errorOf('phone')} onChange={(phone) => change({ phone })} />
        {regions.length > 1 && (
          <Select
            label={t('region')}
            options={regions.map(({ id, name }) => ({ value: String(id), label: fullText(name)[locale] || name.ru }))}
            value={draft.regionId}
            onChange={(regionId) => change({ regionId })}
          />
        )}
      </FieldGrid>
      <PointField t={t} point={draft.point} error={errorOf('point')} onChange={(point) => change({ point })} />
      <OrderFields {...shown} />
      <HoursFields {...shown} problems={problems} />
    </RecordForm>
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
      <FieldGrid>
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
      </FieldGrid>
    </fieldset>
  );
}

/** What is typed, checked and saved. Errors are shown after the first try, each beside its field, and the first one gets the focus. */
function useRestaurantForm({ t, record, base, onSaved }: Pick<RestaurantFormProps, 't' | 'record' | 'base' | 'onSaved'>) {
  const [draft, setDraft] = useState(() => draftOfRestaurant(record));
  const [isTried, setTried] = useState(false);
  const { mutate, isBusy, failure, reset } = useMutation(saveEdits, onSaved);
  const form = useRef<HTMLFormElement>(null);
  const read = readRestaurant(draft, record);
  const problems = isTried && !read.ok ? read.problem : null;
  useEffect(() => {
    if (isTried) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isTried]);

  const save = () => {
    reset();
    if (read.ok) return void mutate([{ section: 'restaurants', id: String(record.id), base, value: read.value }]);
    setTried(true);
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return {
    form,
    draft,
    change: (changes: Partial<RestaurantDraft>) => setDraft({ ...draft, ...changes }),
    save,
    mutate,
    isBusy,
    failure,
    errorOf: (field: RestaurantField) => (problems?.fields.includes(field) ? t(`${field}Wrong`) : null),
    problems: problems?.calendar ?? [],
  };
}
