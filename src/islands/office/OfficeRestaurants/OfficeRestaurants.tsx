import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { nextId } from '#domain/office/next-id.ts';
import { isAmong } from '#domain/office/team.ts';
import { defaultMapCenter } from '#domain/place/coordinates.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { recordToResume } from '#stores/lib/unsaved.ts';
import { $loadedCatalog, type CatalogState, loadCatalog } from '#stores/office/catalog-draft.ts';
import { deletionOfRestaurant } from '#stores/office/deletion.ts';
import { changedIds, keptRecord } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { FoundRecords } from '#ui/office/RecordList/FoundRecords.tsx';
import { RecordList } from '#ui/office/RecordList/RecordList.tsx';
import { RecordPanel, useRecordPanel } from '#ui/office/RecordList/RecordPanel.tsx';
import { useResume } from '#ui/office/unsaved/use-resume.ts';
import { RestaurantForm } from './RestaurantForm.tsx';
import { RestaurantRow } from './RestaurantRow.tsx';
import { type EditedRestaurant, newRestaurant, type RestaurantRecord } from './restaurant-draft.ts';

export interface OfficeRestaurantsProps {
  locale: Locale;
  words: Words;
  /** the only ones whose hours the visitor changes; null: all */
  ownRestaurants?: readonly string[] | null;
}

function searchedText({ id, name, address }: RestaurantRecord): string {
  return [id, ...Object.values(name), ...Object.values(address ?? {})].join(' ');
}

/** A new one, in the first region. */
function addedRestaurant({ draft, live }: CatalogState): EditedRestaurant {
  const [first] = draft.regions;
  const center = draft.restaurants[0] ?? first ?? defaultMapCenter;
  const id = nextId([...draft.restaurants, ...live.restaurants]);
  return { record: newRestaurant(id, first?.id ?? '', center), base: null };
}

/** The one whose form was left with unsaved changes; null: none. */
function restaurantToResume(catalog: CatalogState): EditedRestaurant | null {
  const key = recordToResume('restaurant');
  if (key === null) return null;
  const record = keptRecord(catalog.draft.restaurants, key, 'restaurant');
  return record === null ? addedRestaurant(catalog) : { record, base: record };
}

/**
 * The restaurants of the catalog's draft: their data, hours and holidays.
 *
 * ## Why an island?
 *
 * The forms check what is typed and save it in the draft, whose changes are published together.
 */
export const OfficeRestaurants = withErrorBoundary(function OfficeRestaurants({
  locale,
  words,
  ownRestaurants = null,
}: OfficeRestaurantsProps) {
  const t = translator<'office-places'>(words);
  const catalog = useStore($loadedCatalog, { ssr: () => 'loading' as const });
  const [edited, setEdited] = useState<EditedRestaurant | null>(null);
  const { panel, report } = useRecordPanel();
  useEffect(() => void loadCatalog(), []);
  useResume(typeof catalog === 'object', () => (typeof catalog === 'object' ? restaurantToResume(catalog) : null), setEdited);

  // the bar of unpublished changes says why there is no catalog
  if (catalog === 'failed') return null;
  if (catalog === 'loading') return <p role="status">{t('loading')}</p>;
  const close = (message: string) => {
    setEdited(null);
    report(message);
  };
  const { restaurants, regions } = catalog.draft;
  const [region] = regions;
  return (
    <Theme>
      <RecordPanel panel={panel} isFormOpen={edited !== null}>
        {edited !== null ? (
          <RestaurantForm
            t={t}
            locale={locale}
            regions={regions}
            {...edited}
            deletion={edited.base && deletionOfRestaurant(edited.base, catalog.draft)}
            onSaved={() => close(t('savedInDraft'))}
            onCancel={() => close('')}
          />
        ) : (
          <>
            {restaurants.length === 0 && <p>{t(region === undefined ? 'noRegions' : 'noRestaurants')}</p>}
            <FoundRestaurants
              t={t}
              locale={locale}
              catalog={catalog}
              ownRestaurants={ownRestaurants}
              onEdit={(record) => setEdited({ record, base: record })}
            />
            {region !== undefined && (
              <Button data-changes="all" onClick={() => setEdited(addedRestaurant(catalog))}>
                {t('addRestaurant')}
              </Button>
            )}
          </>
        )}
      </RecordPanel>
    </Theme>
  );
});

interface FoundRestaurantsProps extends Required<Pick<OfficeRestaurantsProps, 'ownRestaurants'>> {
  t: Translate<'office-places'>;
  locale: Locale;
  catalog: CatalogState;
  onEdit: (record: RestaurantRecord) => void;
}

/** The restaurants that a search finds. */
function FoundRestaurants({ t, locale, catalog, ownRestaurants, onEdit }: FoundRestaurantsProps) {
  const changed = changedIds(catalog, 'restaurants');
  const texts = { search: t('search'), notFound: t('notFound'), more: t('more') };
  return (
    <FoundRecords items={catalog.draft.restaurants} textOf={searchedText} texts={texts}>
      {(shown) => (
        <RecordList isWide>
          {shown.map((record) => (
            <li key={record.id}>
              <RestaurantRow
                t={t}
                locale={locale}
                record={record}
                isChanged={changed.has(String(record.id))}
                canChange={isAmong(ownRestaurants, String(record.id))}
                onEdit={() => onEdit(record)}
              />
            </li>
          ))}
        </RecordList>
      )}
    </FoundRecords>
  );
}
