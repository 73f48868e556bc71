import { useState } from 'react';
import { plural } from '#domain/words.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { changedIds, textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RecordActions } from '#ui/office/RecordList/RecordActions.tsx';
import { RecordBadge, RecordHint, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import styles from './OfficeRegions.module.css';
import { type DistrictRecord, type EditedPlace, ofRegion, type RegionRecord, removalOfDistrict, removalOfRegion } from './place-draft.ts';
import type { RegionsProps } from './regions-props.ts';

interface RegionRowProps extends RegionsProps {
  region: RegionRecord;
  onEdit: (place: EditedPlace) => void;
  onAddDistrict: () => void;
  onRemove: (edits: readonly RecordEdit[], name: string) => void;
}

/** A region with its districts. One with restaurants can't be removed. */
export function RegionRow({ region, onAddDistrict, ...part }: RegionRowProps) {
  const { t, locale, words, catalog, onEdit, onRemove } = part;
  const name = textIn(region.name, locale);
  const { isConfirming, ...actions } = useActions(t, name);
  const restaurants = ofRegion(catalog.draft.restaurants, region).length;
  const districts = ofRegion(catalog.draft.districts, region);
  const edit = () => onEdit({ section: 'regions', record: region, base: region });
  const remove = () => onRemove(removalOfRegion(region, districts), name);
  return (
    <>
      <RecordRow
        actions={<RecordActions {...actions} isConfirming={isConfirming} onEdit={edit} onRemove={restaurants === 0 ? remove : null} />}
      >
        <b>{name}</b>
        {changedIds(catalog, 'regions').has(String(region.id)) && <RecordBadge>{t('unpublished')}</RecordBadge>}
        <RecordHint>
          {plural<'office-places'>(words, 'restaurants', restaurants, locale)}
          {restaurants > 0 && ` · ${t('regionUsed')}`}
        </RecordHint>
        {isConfirming && <p role="status">{t('removeRegionText')}</p>}
      </RecordRow>
      <details className={styles['districts']}>
        <summary>{plural<'office-places'>(words, 'districts', districts.length, locale)}</summary>
        <ul>
          {districts.map((district) => (
            <li key={String(district.id)}>
              <DistrictRow {...part} district={district} />
            </li>
          ))}
        </ul>
        <Button data-changes="all" variant="ghost" aria-label={`${t('addDistrict')}: ${name}`} onClick={onAddDistrict}>
          {t('addDistrict')}
        </Button>
      </details>
    </>
  );
}

type DistrictRowProps = Omit<RegionRowProps, 'region' | 'onAddDistrict'> & { district: DistrictRecord };

function DistrictRow({ t, locale, catalog, district, onEdit, onRemove }: DistrictRowProps) {
  const name = textIn(district.name, locale);
  const { isConfirming, ...actions } = useActions(t, name);
  const edit = () => onEdit({ section: 'districts', record: district, base: district });
  const remove = () => onRemove(removalOfDistrict(district), name);
  return (
    <RecordRow actions={<RecordActions {...actions} isConfirming={isConfirming} onEdit={edit} onRemove={remove} />}>
      {name}
      {changedIds(catalog, 'districts').has(String(district.id)) && <RecordBadge>{t('unpublished')}</RecordBadge>}
      {isConfirming && <p role="status">{t('removeDistrictText')}</p>}
    </RecordRow>
  );
}

/** The buttons of a place. */
function useActions(t: RegionsProps['t'], name: string) {
  const [isConfirming, onConfirming] = useState(false);
  const texts = {
    edit: t('edit'),
    editNamed: t('editNamed', { name }),
    remove: t('remove'),
    removeNamed: t('removeNamed', { name }),
    cancel: t('cancel'),
  };
  return { texts, isConfirming, onConfirming };
}
