import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { nearestDistrict } from '#domain/place/district-around.ts';
import { type District, hasCenter, type Region } from '#domain/place/region.ts';
import type { Translate } from '#domain/words.ts';
import { $knownDistricts, $places, $regionInUse, loadAllDistricts, loadPlaces } from '#stores/shop/places.ts';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';

interface DistrictFieldProps {
  t: Translate<'address-book'>;
  point: Coordinates | null;
  error: string | null;
  onChoose: (center: Coordinates) => void;
}

type Place = Coordinates & { readonly value: string; readonly label: string };

/** The point of an address as the center of a district; shows the district around a pin, too. */
export function DistrictField({ t, point, error, onChoose }: DistrictFieldProps) {
  const districts = useStore($knownDistricts);
  const { regions } = useStore($places);
  const current = useStore($regionInUse);
  const places = useMemo(() => placesOf(districts, regions, current), [districts, regions, current]);
  useEffect(() => {
    void loadPlaces();
    void loadAllDistricts();
  }, []);
  const choose = (value: string) => {
    const place = places.find((one) => one.value === value);
    if (place) onChoose({ longitude: place.longitude, latitude: place.latitude });
  };
  return (
    <Select
      label={t('district')}
      placeholder={t('districtHint')}
      options={places}
      value={point && (nearestDistrict(point, places)?.value ?? null)}
      disabled={places.length === 0}
      error={error}
      onChange={choose}
    />
  );
}

/** The districts of the region in use, those of other regions with their region, and the regions without districts. */
function placesOf(districts: readonly District[], regions: readonly Region[], current: Id | null): readonly Place[] {
  const own = districts.filter(({ regionId }) => regionId === current);
  const others = districts.filter(({ regionId }) => regionId !== current);
  const whole = regions.filter(hasCenter).filter(({ id }) => !districts.some(({ regionId }) => regionId === id));
  const regionOf = ({ regionId }: District) => regions.find(({ id }) => id === regionId)?.name;
  return [
    ...own.map((one) => ({ ...one, value: `district ${one.id}`, label: one.name })),
    ...others.map((one) => ({ ...one, value: `district ${one.id}`, label: [one.name, regionOf(one)].filter(Boolean).join(', ') })),
    ...whole.map((one) => ({ ...one, value: `region ${one.id}`, label: one.name })),
  ];
}
