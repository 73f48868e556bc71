import { useState } from 'react';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { type Deletion, namesOf } from '#stores/office/deletion.ts';
import { recordKey, textIn } from '#stores/office/menu-records.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import { DraftForm } from '#ui/office/RecordForm/DraftForm.tsx';
import { FieldGrid, SwitchGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { LanguageFields } from '#ui/office/RecordForm/LanguageFields.tsx';
import { useRecordForm } from '#ui/office/RecordForm/use-record-form.ts';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import { HoursFields } from './HoursFields.tsx';
import { PointField } from './PointField.tsx';
import {
  draftOfRestaurant,
  type EditedRestaurant,
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
  /** null: it is new */
  deletion: Deletion | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** Everything that the catalog knows of a restaurant. */
export function RestaurantForm({ t, locale, regions, deletion, ...props }: RestaurantFormProps) {
  const title = props.base === null ? t('newRestaurant') : t('editNamed', { name: textIn(props.base.name, locale) });
  const { form, draft, change, errorOf, problems } = useRestaurantForm({ t, title, ...props });
  const shown = { t, locale, draft, change, errorOf };
  return (
    <DraftForm
      t={t}
      title={title}
      {...form}
      actions={
        deletion !== null && (
          <DeleteRestaurant
            t={t}
            locale={locale}
            deletion={deletion}
            name={textIn(props.base?.name, locale)}
            onDelete={form.saving.mutate}
          />
        )
      }
    >
      <LanguageFields label={t('name')} value={draft.name} error={errorOf('name')} onChange={(name) => change({ name })} />
      <LanguageFields label={t('address')} value={draft.address} onChange={(address) => change({ address })} />
      <FieldGrid>
        <TextField
          label={t('phone')}
          value={draft.phone}
          error={errorOf('phone')}
          hint={t('phoneNote')}
          onChange={(phone) => change({ phone })}
        />
        {regions.length > 1 && (
          <Select
            label={t('region')}
            options={regions.map(({ id, name }) => ({ value: String(id), label: textIn(name, locale) }))}
            value={draft.regionId}
            onChange={(regionId) => change({ regionId })}
          />
        )}
      </FieldGrid>
      <PointField t={t} center={props.record} point={draft.point} error={errorOf('point')} onChange={(point) => change({ point })} />
      <OrderFields {...shown} />
      <HoursFields {...shown} problems={problems} />
    </DraftForm>
  );
}

interface DeleteRestaurantProps {
  t: Translate<'office-places'>;
  locale: Locale;
  name: string;
  deletion: Deletion;
  onDelete: (edits: Deletion['edits']) => void;
}

function DeleteRestaurant({ t, locale, name, deletion: { neededBy, alsoIn, edits }, onDelete }: DeleteRestaurantProps) {
  const isNeeded = neededBy.length > 0;
  const list = (records: typeof neededBy) => namesOf(records, locale, (count) => t('andMore', { count }));
  return (
    <ConfirmButton
      label={t('remove')}
      name={t('removeNamed', { name })}
      title={t(isNeeded ? 'neededTitle' : 'removeTitle', { name })}
      cancelLabel={t('cancel')}
      isForbidden={isNeeded}
      onConfirm={() => onDelete(edits)}
    >
      {isNeeded ? t('neededBy', { names: list(neededBy) }) : t('removeText')}
      {!isNeeded && alsoIn.length > 0 && ` ${t('alsoIn', { names: list(alsoIn) })}`}
    </ConfirmButton>
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
    <FieldGroup legend={t('ordersLegend')}>
      <SwitchGrid>
        <Switch label={t('isActive')} note={t('isActiveNote')} checked={draft.isActive} onChange={(isActive) => change({ isActive })} />
        <Switch label={t('delivery')} checked={draft.supportsDelivery} onChange={(supportsDelivery) => change({ supportsDelivery })} />
        <Switch label={t('pickup')} checked={draft.supportsPickup} onChange={(supportsPickup) => change({ supportsPickup })} />
      </SwitchGrid>
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
    </FieldGroup>
  );
}

function useRestaurantForm({
  t,
  title,
  record,
  base,
  onSaved,
  onCancel,
}: Omit<RestaurantFormProps, 'locale' | 'regions' | 'deletion'> & { title: string }) {
  const [keeper] = useState(() => keeperOf<RestaurantDraft, EditedRestaurant>('restaurant', recordKey(base)));
  const { problems, ...fields } = useRecordForm({
    keeper,
    title,
    origin: { record, base },
    initial: (origin) => draftOfRestaurant(origin.record, origin.base === null),
    read: (draft, origin) => readRestaurant(draft, origin.record),
    changeOf: (value, origin): readonly RecordEdit[] => [
      { section: 'restaurants', id: String(origin.record.id), base: origin.base, value },
    ],
    send: saveEdits,
    onSaved,
    onCancel,
  });
  const errorOf = (field: RestaurantField) => (problems?.fields.includes(field) ? t(`${field}Wrong`) : null);
  return { ...fields, errorOf, problems: problems?.calendar ?? [] };
}
