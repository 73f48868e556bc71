import { useStore } from '@nanostores/react';
import { sameCoordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $coordinates, chooseSavedAddress } from '#stores/shop/preferences.ts';
import { Chips } from '#ui/Chips/Chips.tsx';
import type { SheetWords } from '../words.ts';

/** The addresses stored in this browser, one tap each. */
export function SavedAddresses({ t }: { t: Translate<SheetWords> }) {
  const addresses = useStore($addresses);
  const coordinates = useStore($coordinates);
  const current = coordinates && addresses.find((address) => sameCoordinates(address, coordinates));

  const choose = (id: string) => {
    const address = addresses.find((one) => one.id === id);
    if (address) void changeMenu({ coordinates: address, restaurantId: null }, () => chooseSavedAddress(address));
  };

  return <Chips legend={t('saved')} chips={addresses.map(toChip)} value={current?.id ?? null} onChange={choose} />;
}

function toChip({ id, label, text, longitude, latitude }: SavedAddress) {
  const name = label ?? text ?? `${latitude}, ${longitude}`;
  return { value: id, label: name, ...(label && text && { note: text }) };
}
