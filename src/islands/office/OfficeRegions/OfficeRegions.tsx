import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { defaultMapCenter } from '#domain/place/coordinates.ts';
import { translator, type Words } from '#domain/words.ts';
import { $catalog, loadCatalog, type RecordEdit } from '#stores/office/catalog-draft.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { failureText } from '#ui/office/RecordForm/save-failure.ts';
import { RecordHint, RecordList } from '#ui/office/RecordList/RecordList.tsx';
import { RecordPanel, useRecordPanel } from '#ui/office/RecordList/RecordPanel.tsx';
import { useResume } from '#ui/office/unsaved/use-resume.ts';
import { useMutation } from '#ui/office/use-mutation.ts';
import { AddRegion } from './AddRegion.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { type EditedPlace, newDistrict, newRegion, placeToResume } from './place-draft.ts';
import { RegionRow } from './RegionRow.tsx';
import type { RegionsProps } from './regions-props.ts';

export interface OfficeRegionsProps {
  locale: Locale;
  words: Words;
}

/**
 * The regions of the catalog's draft with their districts.
 *
 * ## Why an island?
 *
 * The forms check what is typed and save it in the draft, whose changes are published together.
 */
export const OfficeRegions = withErrorBoundary(function OfficeRegions({ locale, words }: OfficeRegionsProps) {
  const t = translator<'office-places'>(words);
  const catalog = useStore($catalog, { ssr: () => null });
  const [edited, setEdited] = useState<EditedPlace | null>(null);
  const { panel, report } = useRecordPanel();
  const { mutate, isBusy } = useMutation(saveEdits, () => {});
  useEffect(() => void loadCatalog(), []);
  useResume(catalog !== null, () => catalog && placeToResume(catalog), setEdited);

  // the list above says why
  if (catalog === null) return null;
  const part: RegionsProps = { t, locale, words, catalog };
  const close = (message: string) => {
    setEdited(null);
    report(message);
  };
  const send = async (edits: readonly RecordEdit[], done: string) => {
    const failure = await mutate(edits);
    report(failure === null ? done : failureText(failure, t));
    return failure === null;
  };
  const { regions } = catalog.draft;
  return (
    <Theme>
      <RecordPanel panel={panel} isFormOpen={edited !== null}>
        {edited !== null ? (
          <PlaceForm
            key={String(edited.record.id)}
            t={t}
            locale={locale}
            edited={edited}
            onSaved={() => close(t('savedInDraft'))}
            onCancel={() => close('')}
          />
        ) : (
          <>
            <RecordHint>{t('regionsHint')}</RecordHint>
            <RegionList {...part} onEdit={setEdited} onRemove={(edits, name) => void send(edits, t('placeRemoved', { name }))} />
            <AddRegion
              key={regions.length}
              {...part}
              isBusy={isBusy}
              onAdd={(region) => send([{ section: 'regions', id: String(region.id), value: { ...region } }], t('savedInDraft'))}
              onOther={() => setEdited(newRegion(catalog, regions[0] ?? defaultMapCenter))}
            />
          </>
        )}
      </RecordPanel>
    </Theme>
  );
});

interface RegionListProps extends RegionsProps {
  onEdit: (edited: EditedPlace) => void;
  onRemove: (edits: readonly RecordEdit[], name: string) => void;
}

function RegionList({ onEdit, onRemove, ...part }: RegionListProps) {
  const { catalog } = part;
  return (
    <RecordList isWide>
      {catalog.draft.regions.map((region) => (
        <li key={String(region.id)}>
          <RegionRow
            {...part}
            region={region}
            onEdit={onEdit}
            onAddDistrict={() => onEdit(newDistrict(catalog, region))}
            onRemove={onRemove}
          />
        </li>
      ))}
    </RecordList>
  );
}
