import { useStore } from '@nanostores/react';
import { sameCoordinates } from '#domain/place/coordinates.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { $deliveryTerms } from '#stores/shop/delivery-terms.ts';
import { $coordinates } from '#stores/shop/preferences.ts';
import type { FoundPlace } from '../sheet/found-place.ts';
import type { SheetWords } from '../words.ts';
import { PicturePins, type PicturePlace } from './PicturePins.tsx';

interface DeliveryPinsProps {
  t: Translate<SheetWords>;
  /** What the list has; false: there is none, because a point is chosen. */
  places: readonly FoundPlace[] | false;
  onTake: (place: FoundPlace) => void;
}

/** On the picture of the map: pins of the saved addresses and of the chosen point, and the names of the listed districts. */
export function DeliveryPins({ t, places, onTake }: DeliveryPinsProps) {
  const addresses = useStore($addresses);
  const point = useStore($coordinates);
  const { isOutOfZone } = useStore($deliveryTerms);
  const chosen = point && addresses.find((address) => sameCoordinates(address, point));
  // the restaurants that are offered instead of an address without delivery have their pins
  if (isOutOfZone && (chosen || !places)) return null;
  const pins = addresses.map((saved): PicturePlace => {
    const { id, label, text, longitude, latitude } = saved;
    const title = label || text || t('districtPoint');
    const choose = () => onTake({ key: id, title, note: '', regionId: null, longitude, latitude, saved });
    return { id, name: title, longitude, latitude, choose };
  });
  const areas = (places || [])
    .filter(({ key }) => key.startsWith('district'))
    .map((place) => ({ ...place, id: place.key, name: place.title, isArea: true, choose: () => onTake(place) }));
  return <PicturePins places={[...pins, ...areas]} chosen={chosen?.id ?? null} around={point} />;
}
