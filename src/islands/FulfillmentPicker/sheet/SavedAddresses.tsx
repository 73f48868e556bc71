import { useStore } from '@nanostores/react';
import { type Coordinates, distanceMeters, sameCoordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { $checkout } from '#stores/shop/checkout.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $knownDistricts } from '#stores/shop/places.ts';
import { $coordinates, chooseSavedAddress } from '#stores/shop/preferences.ts';
import type { SheetWords } from '../words.ts';
import { PlaceRow } from './PlaceRow.tsx';

const parts = ['entrance', 'floor', 'apartment'] as const;
const nearMeters = 5_000;

/** The chosen point, and the addresses stored in this browser, one tap each. */
export function SavedAddresses({ t, onComplete }: { t: Translate<SheetWords>; onComplete: () => void }) {
  const addresses = useStore($addresses);
  const coordinates = useStore($coordinates);
  const isChosen = (address: Coordinates) => coordinates !== null && sameCoordinates(address, coordinates);
  const isNew = coordinates !== null && !addresses.some(isChosen);
  if (!isNew && addresses.length === 0) return null;

  const choose = (address: SavedAddress) => {
    void changeMenu({ coordinates: address, restaurantId: null }, () => {
      chooseSavedAddress(address);
      onComplete();
    });
  };

  return (
    <div>
      {addresses.length > 0 && <p className="where-caption">{t('saved')}</p>}
      <ul className="where-list" aria-label={t('saved')}>
        {isNew && <NewPoint point={coordinates} t={t} />}
        {addresses.map((address) => (
          <PlaceRow
            key={address.id}
            icon="pin"
            title={address.label || address.text || t('districtPoint')}
            note={noteOf(address, t)}
            isChosen={isChosen(address)}
            onChoose={() => choose(address)}
          />
        ))}
      </ul>
    </div>
  );
}

/** A point that is not saved yet: its address, or the district around it. */
function NewPoint({ point, t }: { point: Coordinates; t: Translate<SheetWords> }) {
  const { addressText } = useStore($checkout);
  const districts = useStore($knownDistricts);
  const distances = districts.map((district) => ({ name: district.name, meters: distanceMeters(district, point) }));
  const nearest = distances.sort((a, b) => a.meters - b.meters)[0];
  const district = nearest && nearest.meters < nearMeters ? nearest.name : '';
  const title = addressText.trim();
  if (title !== '') return <PlaceRow icon="pin" title={title} note={district} isChosen />;
  return <PlaceRow icon="pin" title={district || t('districtPoint')} note={district && t('districtPoint')} isChosen />;
}

function noteOf(address: SavedAddress, t: Translate<SheetWords>): string {
  const details = parts.flatMap((part) => (address[part] ? [t(`${part}_at`, { value: address[part] })] : []));
  return [...(address.label && address.text ? [address.text] : []), ...details].join(' · ');
}
