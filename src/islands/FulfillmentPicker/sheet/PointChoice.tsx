import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Coordinates, sameCoordinates } from '#domain/place/coordinates.ts';
import type { Translate } from '#domain/words.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $districts, $places, $regionInUse } from '#stores/shop/places.ts';
import { $coordinates, choosePoint } from '#stores/shop/preferences.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Select } from '#ui/Select/Select.tsx';
import type { SheetWords } from '../words.ts';
import { type LocateProblem, locate } from './locate.ts';

/** The point: "where I am" or the center of a district, or of the region when it has no known districts. */
export function PointChoice({ t }: { t: Translate<SheetWords> }) {
  const coordinates = useStore($coordinates);
  const centers = useCenters(t);
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<LocateProblem | null>(null);
  const current = coordinates && centers.find((center) => sameCoordinates(center, coordinates));

  const findMe = async () => {
    setIsLocating(true);
    setProblem(null);
    const found = await locate();
    setIsLocating(false);
    if (found.ok) takePoint(found.value);
    else setProblem(found.problem);
  };

  const chooseCenter = (id: string) => {
    const center = centers.find((one) => one.id === id);
    if (center) takePoint(center);
    setProblem(null);
  };

  return (
    <>
      <div className="where-point">
        <Select
          label={t('district')}
          options={centers.map(({ id, name }) => ({ value: id, label: name }))}
          value={current?.id ?? null}
          onChange={chooseCenter}
          placeholder={t(coordinates === null ? 'districtChoose' : 'districtPoint')}
        />
        <Button variant="soft" loading={isLocating} onClick={() => void findMe()}>
          <Icon name="locate" sizePx={20} />
          {t('whereAmI')}
        </Button>
      </div>
      {problem !== null && <ProblemState message={t(`locate_${problem}`)} />}
    </>
  );
}

function takePoint(point: Coordinates): void {
  void changeMenu({ coordinates: point, restaurantId: null }, () => choosePoint(point));
}

function useCenters(t: Translate<SheetWords>): readonly (Coordinates & { id: string; name: string })[] {
  const districts = useStore($districts);
  const { regions } = useStore($places);
  const regionId = useStore($regionInUse);
  if (districts.length > 0) return districts;
  const region = regions.find(({ id }) => id === regionId);
  return region ? [{ ...region, id: `region-${region.id}`, name: t('center', { name: region.name }) }] : [];
}
