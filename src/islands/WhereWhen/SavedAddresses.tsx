import { useStore } from '@nanostores/react';
import { sameCoordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Say } from '#domain/words.ts';
import { $addresses } from '#stores/addresses.ts';
import { $coordinates, chooseSavedAddress } from '#stores/choices.ts';
import { changeMenu } from '#stores/menu-change.ts';
import { Chips } from '#ui/Chips/Chips.tsx';

/** The addresses this browser remembers, one tap each. */
export function SavedAddresses({ say }: { say: Say }) {
  const addresses = useStore($addresses);
  const coordinates = useStore($coordinates);
  const current = coordinates && addresses.find((address) => sameCoordinates(address, coordinates));

  const choose = (id: string) => {
    const address = addresses.find((one) => one.id === id);
    if (address) void changeMenu({ coordinates: address, restaurantId: null }, () => chooseSavedAddress(address));
  };

  return (
    <Chips legend={say('saved')} chips={addresses.map((address) => toChip(address, say))} value={current?.id ?? null} onChange={choose} />
  );
}

/** An address without words of its own is a point on the map. */
function toChip({ id, label, text, longitude, latitude }: SavedAddress, say: Say) {
  const words = text || `${latitude}, ${longitude}`;
  if (label) return { value: id, label, note: words };
  return text ? { value: id, label: text } : { value: id, label: say('point'), note: words };
}
