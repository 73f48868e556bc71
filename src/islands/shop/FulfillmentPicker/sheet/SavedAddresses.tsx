import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type AddressTerms, pointKey, type TermsByPoint, unknownTerms } from '#domain/fulfillment/address-terms.ts';
import type { Locale } from '#domain/locale.ts';
import { type AddressKind, addressKind } from '#domain/place/address-kind.ts';
import { sameCoordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $coordinates, chooseSavedAddress } from '#stores/shop/preferences.ts';
import { termsTo } from '#stores/shop/terms-at.ts';
import { AddressIcon } from '#ui/AddressIcon/AddressIcon.tsx';
import type { SheetWords } from '../words.ts';
import { PlaceRow } from './PlaceRow.tsx';

const kinds: readonly AddressKind[] = ['home', 'work', 'other'];
const parts = ['entrance', 'floor', 'apartment'] as const;

interface SavedAddressesProps {
  locale: Locale;
  t: Translate<SheetWords>;
  onComplete: () => void;
}

/** The addresses stored in this browser with the terms of a delivery, one tap each: home, work, then others; those without one come last and say so. */
export function SavedAddresses({ locale, t, onComplete }: SavedAddressesProps) {
  const addresses = useStore($addresses);
  const coordinates = useStore($coordinates);
  const [terms, setTerms] = useState<TermsByPoint>({});
  useEffect(() => {
    void termsTo(addresses, locale, t).then(setTerms);
  }, [addresses, locale, t]);

  const termsOf = (address: SavedAddress) => terms[pointKey(address)] ?? unknownTerms;
  const rank = (address: SavedAddress) => Number(!termsOf(address).isServed) * kinds.length + kinds.indexOf(addressKind(address.label));
  const homeFirst = (a: SavedAddress, b: SavedAddress) => rank(a) - rank(b);
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
        {addresses.toSorted(homeFirst).map((address) => (
          <PlaceRow
            key={address.id}
            icon={<AddressIcon label={address.label} sizePx={20} />}
            title={address.label || address.text || t('districtPoint')}
            note={noteOf(address, t, termsOf(address))}
            isChosen={coordinates !== null && sameCoordinates(address, coordinates)}
            onChoose={() => choose(address)}
          />
        ))}
      </ul>
    </div>
  );
}

/** A line for the terms also before they have loaded. */
function noteOf(address: SavedAddress, t: Translate<SheetWords>, { text, isServed, area }: AddressTerms) {
  const details = parts.map((part) => address[part] && t(`${part}_at`, { value: address[part] }));
  const note = [address.label && address.text, ...details, area].filter(Boolean).join(' · ');
  return (
    <>
      {note}
      {note && <br />}
      {isServed ? text || '\u00a0' : <em className="where-closed">{text}</em>}
    </>
  );
}
