import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { nextId } from '#domain/office/next-id.ts';
import { defaultMapCenter } from '#domain/place/coordinates.ts';
import { translator, type Words } from '#domain/words.ts';
import { $catalog, $catalogProblem, loadCatalog } from '#stores/office/catalog-draft.ts';
import { deletionOfRestaurant } from '#stores/office/deletion.ts';
import { changedIds } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { FoundRecords } from '#ui/office/RecordList/FoundRecords.tsx';
import { RecordList } from '#ui/office/RecordList/RecordList.tsx';
import { RecordPanel, useRecordPanel } from '#ui/office/RecordList/RecordPanel.tsx';
import { RestaurantForm } from './RestaurantForm.tsx';
import { RestaurantRow } from './RestaurantRow.tsx';
import { newRestaurant, type RestaurantRecord } from './restaurant-draft.ts';

export interface OfficeRestaurantsProps {
  locale: Locale;
  words: Words;
}

/** The edited restaurant; null for one that is new. */
interface Edited {
  readonly record: RestaurantRecord;
  readonly base: RestaurantRecord | null;
}

function searchedText({ id, name, address }: RestaurantRecord): string {
  return [id, ...Object.values(name), ...Object.values(address ?? {})].join(' ');
}

/**
 * The restaurants of the catalog's draft: their data, hours and holidays.
 *
 * ## Why an island?
 *
 * The forms check what is typed and save it in the draft, whose changes are published together.
 */
export const OfficeRestaurants = withErrorBoundary(function OfficeRestaurants({ locale, words }: OfficeRestaurantsProps) {
  const t = translator<'office-places'>(words);
  const catalog = useStore($catalog, { ssr: () => null });
  const problem = useStore($catalogProblem, { ssr: () => null });
  const [edited, setEdited] = useState<Edited | null>(null);
  const { panel, report } = useRecordPanel();
  useEffect(() => void loadCatalog(), []);

  // the bar above says why
  if (catalog === null) return <p role="status">{t(problem === null ? 'loading' : 'failed')}</p>;
  const close = (message: string) => {
    setEdited(null);
    report(message);
  };
  const { restaurants, regions } = catalog.draft;
  const changed = changedIds(catalog, 'restaurants');
  const [region] = regions;
  const add = () => {
    const center = restaurants[0] ?? region ?? defaultMapCenter;
    const id = nextId([...restaurants, ...catalog.live.restaurants]);
    setEdited({ record: newRestaurant(id, region?.id ?? '', center), base: null });
  };
  return (
    <Theme>
      <RecordPanel panel={panel} isFormOpen={edited !== null}>
        {edited !== null ? (
          <RestaurantForm
            {...{ t, locale, regions, ...edited }}
            deletion={edited.base && deletionOfRestaurant(edited.base, catalog.draft)}
            onSaved={() => close(t('savedInDraft'))}
            onCancel={() => close('')}
          />
        ) : (
          <>
            {restaurants.length === 0 && <p>{t(region === undefined ? 'noRegions' : 'noRestaurants')}</p>}
            <FoundRecords
              items={restaurants}
              textOf={searchedText}
              texts={{ search: t('search'), notFound: t('notFound'), more: t('more') }}
            >
              {(shown) => (
                <RecordList isWide>
                  {shown.map((record) => (
                    <li key={record.id}>
                      <RestaurantRow
                        {...{ t, locale, record }}
                        isChanged={changed.has(String(record.id))}
                        onEdit={() => setEdited({ record, base: record })}
                      />
                    </li>
                  ))}
                </RecordList>
              )}
            </FoundRecords>
            {region !== undefined && <Button onClick={add}>{t('addRestaurant')}</Button>}
          </>
        )}
      </RecordPanel>
    </Theme>
  );
});
