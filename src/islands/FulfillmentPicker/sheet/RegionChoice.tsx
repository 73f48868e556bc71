import { useStore } from '@nanostores/react';
import type { Id } from '#domain/id.ts';
import type { Translate } from '#domain/words.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $places, $regionInUse, loadPlaces } from '#stores/shop/places.ts';
import { chooseRegion } from '#stores/shop/preferences.ts';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { Select } from '#ui/Select/Select.tsx';
import type { SheetWords } from '../words.ts';

/** The region of the menu, for a visitor who has no address yet. */
export function RegionChoice({ t }: { t: Translate<SheetWords> }) {
  const { status, regions, restaurants, problem } = useStore($places);
  const region = useStore($regionInUse);
  if (status === 'error')
    return <ProblemState message={problem?.message ?? ''} retryLabel={t('retry')} onRetry={() => void loadPlaces()} />;
  const isServed = (id: Id) => restaurants.some(({ regionId }) => regionId === id);
  const options = regions.map(({ id, name }) => ({
    value: id,
    label: capitalized(isServed(id) ? name : t('soon', { name })),
    disabled: !isServed(id),
  }));
  return (
    <Select
      label={t('region')}
      options={options.sort((a, b) => Number(a.disabled) - Number(b.disabled))}
      value={region}
      onChange={takeRegion}
      disabled={regions.length === 0}
    />
  );
}

function takeRegion(regionId: Id): void {
  void changeMenu({ regionId, coordinates: null, restaurantId: null }, () => chooseRegion(regionId));
}

/** Capitalizes a region's name as the header and the list of restaurants do by CSS, which does not apply to an `option`. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
