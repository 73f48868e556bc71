import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { pointKey, type TermsByPoint, unknownTerms } from '#domain/fulfillment/address-terms.ts';
import type { Locale } from '#domain/locale.ts';
import type { MapArea } from '#domain/place/map-picture.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { removeAddress } from '#stores/deferred/sync-addresses.ts';
import { $addresses, takeAddresses } from '#stores/shop/addresses.ts';
import { openAddressPicker } from '#stores/shop/preferences.ts';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import styles from './AddressBook.module.css';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import { addressName } from './address-name.ts';
import { useAddressTerms } from './use-address-terms.ts';

export interface AddressBookProps {
  locale: Locale;
  words: Words;
  /** The account's addresses at the time the page was rendered. */
  addresses: readonly SavedAddress[];
  /** The delivery terms of these addresses at that time. */
  terms: TermsByPoint;
  /** What the picture of the map shows. */
  mapArea: MapArea;
}

/**
 * The customer's addresses: choose where the next order is delivered, edit one or remove one. Choosing a place adds a new one.
 *
 * ## Why an island?
 *
 * The list is stored both in the browser and in the account, and choosing an address changes this browser's menu and checkout.
 */
export const AddressBook = withErrorBoundary(function AddressBook({
  locale,
  words,
  addresses: drawn,
  terms: drawnTerms,
  mapArea,
}: AddressBookProps) {
  const t = translator<'address-book'>(words);
  const addresses = useStore($addresses, { ssr: () => drawn });
  const terms = useAddressTerms(addresses, drawnTerms, locale);
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<SavedAddress | null>(null);

  useEffect(() => takeAddresses(drawn), [drawn]);

  const add = <AddButton t={t} isFirst={addresses.length === 0} />;
  if (addresses.length === 0) return <EmptyState drawing="addresses" title={t('emptyTitle')} text={t('emptyText')} action={add} />;
  return (
    <Theme>
      <div className={styles['list']}>
        <ul>
          {addresses.map((address) =>
            editing === address.id ? (
              <li key={address.id} className={styles['card']}>
                <AddressForm locale={locale} t={t} address={address} onDone={() => setEditing(null)} />
              </li>
            ) : (
              <AddressCard
                key={address.id}
                locale={locale}
                t={t}
                address={address}
                terms={terms[pointKey(address)] ?? unknownTerms}
                mapArea={mapArea}
                onEdit={() => setEditing(address.id)}
                onRemove={() => setRemoving(address)}
              />
            ),
          )}
        </ul>
        <div className={styles['add']}>{add}</div>
      </div>
      <RemoveDialog t={t} address={removing} onDone={() => setRemoving(null)} />
    </Theme>
  );
});

/** Asks before an address is removed. */
function RemoveDialog({ t, address, onDone }: { t: Translate<'address-book'>; address: SavedAddress | null; onDone: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    if (address === null) return;
    setIsBusy(true);
    await removeAddress(address.id);
    setIsBusy(false);
    onDone();
  };
  return (
    <ConfirmDialog
      opened={address !== null}
      title={t('removeTitle')}
      confirmLabel={t('remove')}
      cancelLabel={t('keep')}
      isDangerous
      loading={isBusy}
      onConfirm={() => void remove()}
      onCancel={onDone}
    >
      {address !== null && addressName(address, t)}
    </ConfirmDialog>
  );
}

function AddButton({ t, isFirst }: { t: Translate<'address-book'>; isFirst: boolean }) {
  return (
    <Button variant={isFirst ? 'primary' : 'soft'} onClick={openAddressPicker}>
      <Icon name="plus" sizePx={20} />
      {t('add')}
    </Button>
  );
}
