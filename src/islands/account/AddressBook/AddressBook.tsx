import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { pointKey, type TermsByPoint, unknownTerms } from '#domain/fulfillment/address-terms.ts';
import type { Locale } from '#domain/locale.ts';
import { addressKind } from '#domain/place/address-kind.ts';
import type { MapArea } from '#domain/place/map-picture.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { $addresses, takeAddresses } from '#stores/shop/addresses.ts';
import { removeAddress } from '#stores/shop/sync-addresses.ts';
import { AddressIcon } from '#ui/AddressIcon/AddressIcon.tsx';
import { Button } from '#ui/Button/Button.tsx';
import '#ui/feedback/EmptyState/EmptyState.css';
import { EmptyState } from '#ui/feedback/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import styles from './AddressBook.module.css';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import { menuPrefix } from './AddressMenu.tsx';
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

const addId = 'add-address';
/** What is written: a saved address by its id, or a new one with the label that it begins with. */
type Editing = { readonly id: string } | { readonly label: string };

/**
 * The customer's addresses: choose where the next order is delivered, add one, edit one or remove one.
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
  const [editing, setEditing] = useState<Editing | null>(null);
  const isAdding = editing !== null && 'label' in editing;
  const [removing, setRemoving] = useState<SavedAddress | null>(null);

  useEffect(() => takeAddresses(drawn), [drawn]);

  const add = <AddButtons t={t} addresses={addresses} onAdd={(label) => setEditing({ label })} />;
  if (addresses.length === 0 && !isAdding)
    return <EmptyState drawing="addresses" title={t('emptyTitle')} text={t('emptyText')} action={add} />;
  const label = isAdding ? editing.label : '';
  const close = () => setEditing(null);
  const form = (address: SavedAddress | null) => <OpenForm {...{ locale, t, address, label }} key={label || address?.id} onClose={close} />;
  return (
    <Theme>
      <div className={styles['list']}>
        <ul>
          {addresses.map((address) =>
            editing !== null && 'id' in editing && editing.id === address.id ? (
              <li key={address.id} className={styles['card']}>
                {form(address)}
              </li>
            ) : (
              <AddressCard
                key={address.id}
                locale={locale}
                t={t}
                address={address}
                mapArea={mapArea}
                terms={terms[pointKey(address)] ?? unknownTerms}
                onEdit={() => setEditing({ id: address.id })}
                onRemove={() => setRemoving(address)}
              />
            ),
          )}
        </ul>
        <div className={styles[isAdding ? 'card' : 'add']}>{isAdding ? form(null) : add}</div>
      </div>
      <RemoveDialog
        t={t}
        address={removing}
        onRemoved={(address) => focusOn(neighborOf(address, addresses)?.id)}
        onDone={() => setRemoving(null)}
      />
    </Theme>
  );
});

interface OpenFormProps {
  locale: Locale;
  t: Translate<'address-book'>;
  address: SavedAddress | null;
  label: string;
  onClose: () => void;
}

/** The form of an address, or of a new one. */
function OpenForm({ locale, t, address, label, onClose }: OpenFormProps) {
  const done = (id = address?.id) => {
    onClose();
    focusOn(id);
  };
  return <AddressForm locale={locale} t={t} address={address} label={label} onDone={done} />;
}

function neighborOf(address: SavedAddress, addresses: readonly SavedAddress[]): SavedAddress | undefined {
  const at = addresses.indexOf(address);
  return addresses[at + 1] ?? addresses[at - 1];
}

/** Focuses the menu of an address, else the button that adds one, after the focused form or card has gone. */
function focusOn(id: string | undefined): void {
  requestAnimationFrame(() => document.getElementById(id === undefined ? addId : `${menuPrefix}${id}`)?.focus());
}

interface RemoveDialogProps {
  t: Translate<'address-book'>;
  address: SavedAddress | null;
  onRemoved: (address: SavedAddress) => void;
  onDone: () => void;
}

/** Asks before an address is removed. */
function RemoveDialog({ t, address, onRemoved, onDone }: RemoveDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    if (address === null) return;
    setIsBusy(true);
    const result = await removeAddress(address.id);
    setIsBusy(false);
    onDone();
    if (result.ok) onRemoved(address);
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

interface AddButtonsProps {
  t: Translate<'address-book'>;
  addresses: readonly SavedAddress[];
  /** With the label that the new address begins with. */
  onAdd: (label: string) => void;
}

/** Adds an address; home and work, while they are not saved, by a button each. */
function AddButtons({ t, addresses, onAdd }: AddButtonsProps) {
  const missing = (['home', 'work'] as const).filter((kind) => !addresses.some(({ label }) => addressKind(label) === kind));
  return (
    <>
      <Button id={addId} variant={addresses.length === 0 ? 'primary' : 'soft'} onClick={() => onAdd('')}>
        <Icon name="plus" sizePx={20} />
        {t('add')}
      </Button>
      {missing.length > 0 && (
        <span className={styles['kinds']}>
          {missing.map((kind) => (
            <Button key={kind} variant="ghost" aria-label={t('addNamed', { name: t(kind) })} onClick={() => onAdd(t(kind))}>
              <AddressIcon label={t(kind)} sizePx={20} />
              {t(kind)}
            </Button>
          ))}
        </span>
      )}
    </>
  );
}
