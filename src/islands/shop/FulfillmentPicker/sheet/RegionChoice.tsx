import { useStore } from '@nanostores/react';
import type { Id } from '#domain/id.ts';
import { servesRegion } from '#domain/place/region.ts';
import type { Translate } from '#domain/words.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $places, $regionInUse, loadPlaces } from '#stores/shop/places.ts';
import { chooseRegion } from '#stores/shop/preferences.ts';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { SheetWords } from '../words.ts';
import { capitalized } from './capitalized.ts';

/** The region of the menu, for a visitor who has no address yet; nothing where it is the only one. */
export function RegionChoice({ t }: { t: Translate<SheetWords> }) {
  const { status, regions, restaurants, problem } = useStore($places);
  const region = useStore($regionInUse);
  if (status === 'error')
    return <ProblemState message={problem?.message ?? ''} retryLabel={t('retry')} onRetry={() => void loadPlaces()} />;
  const isServed = (id: Id) => restaurants.some((restaurant) => servesRegion(restaurant, id));
  if (regions.filter(({ id }) => isServed(id)).length < 2) return null;
  const listed = regions.toSorted((a, b) => Number(isServed(b.id)) - Number(isServed(a.id)));
  return (
    <label className="select-field field-box">
      <span>{t('region')}</span>
      <select value={region ?? ''} onChange={(event) => takeRegion(event.currentTarget.value)}>
        {listed.map(({ id, name }) => (
          <option key={id} value={id} disabled={!isServed(id)}>
            {capitalized(isServed(id) ? name : t('soon', { name }))}
          </option>
        ))}
      </select>
      <Icon name="chevron-right" sizePx={18} />
    </label>
  );
}

function takeRegion(regionId: Id): void {
  void changeMenu({ regionId, coordinates: null, restaurantId: null }, () => chooseRegion(regionId));
}
