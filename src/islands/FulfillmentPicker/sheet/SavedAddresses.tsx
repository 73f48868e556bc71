import { useStore } from '@nanostores/react';
import { sameCoordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $coordinates, chooseSavedAddress } from '#stores/shop/preferences.ts';
import type { SheetWords } from '../words.ts';
import { PlaceRow } from './PlaceRow.tsx';

const parts = ['entrance', 'floor', 'apartment'] as const;

/** The addresses stored in this browser, one tap each. */
export function SavedAddresses({ t, onComplete }: { t: Translate<SheetWords>; onComplete: () => void }) {
  const addresses = useStore($addresses);
  const coordinates = useStore($coordinates);
  if (addresses.length === 0) return null;

  const choose = (address: SavedAddress) => {
    void changeMenu({ coordinates: address, restaurantId: null }, () => {
      chooseSavedAddress(address);
      onComplete();
    });
  };

  return (
    <div>
      <p className="where-caption">{t('saved')}</p>
      <ul className="where-list" aria-label={t('saved')}>
        {addresses.map((address) => (
          <PlaceRow
            key={address.id}
            icon="pin"
            title={address.label || address.text || t('districtPoint')}
            note={noteOf(address, t)}
            isChosen={coordinates !== null && sameCoordinates(address, coordinates)}
            onChoose={() => choose(address)}
          />
        ))}
      </ul>
    </div>
  );
}

function noteOf(address: SavedAddress, t: Translate<SheetWords>): string {
  const details = parts.flatMap((part) => (address[part] ? [t(`${part}_at`, { value: address[part] })] : []));
  return [...(address.label && address.text ? [address.text] : []), ...details].join(' · ');
}
