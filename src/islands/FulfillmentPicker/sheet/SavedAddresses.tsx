import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { sameCoordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $coordinates, chooseSavedAddress } from '#stores/shop/preferences.ts';
import type { SheetWords } from '../words.ts';
import { findUnserved } from './find-unserved.ts';
import { PlaceRow } from './PlaceRow.tsx';

const parts = ['entrance', 'floor', 'apartment'] as const;

/** The addresses stored in this browser, one tap each; those without delivery come last and say so. */
export function SavedAddresses({ t, onComplete }: { t: Translate<SheetWords>; onComplete: () => void }) {
  const addresses = useStore($addresses);
  const coordinates = useStore($coordinates);
  const [unserved, setUnserved] = useState<readonly SavedAddress[]>([]);
  useEffect(() => {
    void findUnserved(addresses).then(setUnserved);
  }, [addresses]);

  const servedFirst = (a: SavedAddress, b: SavedAddress) => Number(unserved.includes(a)) - Number(unserved.includes(b));
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
        {addresses.toSorted(servedFirst).map((address) => (
          <PlaceRow
            key={address.id}
            icon="pin"
            title={address.label || address.text || t('districtPoint')}
            note={noteOf(address, t, unserved.includes(address))}
            isChosen={coordinates !== null && sameCoordinates(address, coordinates)}
            onChoose={() => choose(address)}
          />
        ))}
      </ul>
    </div>
  );
}

function noteOf(address: SavedAddress, t: Translate<SheetWords>, isUnserved: boolean): string {
  const details = parts.map((part) => address[part] && t(`${part}_at`, { value: address[part] }));
  return [address.label && address.text, ...details, isUnserved && t('noDelivery')].filter(Boolean).join(' · ');
}
