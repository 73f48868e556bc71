import { useState } from 'react';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { type Deletion, namesIn } from '#stores/office/deletion.ts';
import { recordKey, textIn } from '#stores/office/menu-records.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { DeleteButton } from '#ui/office/ConfirmButton/DeleteButton.tsx';
import { DraftForm } from '#ui/office/RecordForm/DraftForm.tsx';
import { FieldGrid, SwitchGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { Fields } from '#ui/office/RecordForm/Fields.tsx';
import { useRecordForm } from '#ui/office/RecordForm/use-record-form.ts';
import { useMutation } from '#ui/office/use-mutation.ts';
import { HoursFields } from './HoursFields.tsx';
import { PointField } from './PointField.tsx';
import {
  draftOfRestaurant,
  type EditedRestaurant,
  type RestaurantDraft,
  type RestaurantField,
  type RestaurantRecord,
  readRestaurant,
  restaurantTable,
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
  const { form, saving, draft, change, errorOf, problems } = useRestaurantForm({ t, title, ...props });
  const name = textIn(props.base?.name, locale);
  const shown = { t, locale, draft, change, errorOf };
  const fields = { ...shown, table: restaurantTable };
  const regionChoices = regions.map(({ id, name: ofRegion }) => ({ value: String(id), label: textIn(ofRegion, locale) }));
  return (
    <DraftForm
      t={t}
      title={title}
      {...form}
      saving={saving}
      actions={
        deletion !== null && (
          <DeleteButton
            t={t}
            label={t('remove')}
            buttonName={t('removeNamed', { name })}
            name={name}
            {...namesIn(deletion, locale, (count) => t('andMore', { count }))}
            onDelete={() => void saving.mutate(deletion.edits)}
          />
        )
      }
    >
      <Fields {...fields} names={['name', 'address']} />
      <FieldGrid>
        <Fields {...fields} names={regions.length > 1 ? ['phone', 'regionId'] : ['phone']} options={{ regionId: regionChoices }} />
      </FieldGrid>
      <PointField t={t} center={props.record} point={draft.point} error={errorOf('point')} onChange={(point) => change({ point })} />
      <FieldGroup legend={t('ordersLegend')}>
        <SwitchGrid>
          <Fields {...fields} names={['isActive', 'supportsDelivery', 'supportsPickup']} />
        </SwitchGrid>
        <FieldGrid>
          <Fields {...fields} names={['deliveryDuration', 'pickupDuration', 'slotCapacity']} />
        </FieldGrid>
      </FieldGroup>
      <HoursFields {...shown} problems={problems} />
    </DraftForm>
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
  const saving = useMutation(saveEdits, () => {
    keeper.drop();
    onSaved();
  });
  const { problems, ...fields } = useRecordForm({
    keeper,
    title,
    origin: { record, base },
    initial: (origin) => draftOfRestaurant(origin.record, origin.base === null),
    read: (draft, origin) => readRestaurant(draft, origin.record),
    changeOf: (value, origin): readonly RecordEdit[] => [
      { section: 'restaurants', id: String(origin.record.id), base: origin.base, value },
    ],
    saving,
    onCancel,
  });
  const errorOf = (field: RestaurantField) => (problems?.fields.includes(field) ? translateUnknown(t, `${field}Wrong`) : null);
  return { ...fields, saving, errorOf, problems: problems?.calendar ?? [] };
}
