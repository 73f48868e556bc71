import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { formatPrice } from '#domain/format.ts';
import type { AddressTerms } from '#domain/fulfillment/address-terms.ts';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import { sameCoordinates } from '#domain/place/coordinates.ts';
import type { MapArea } from '#domain/place/map-picture.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import type { Translate } from '#domain/words.ts';
import { $coordinates, $orderType, chooseOrderType, chooseSavedAddress, openFulfillmentPicker } from '#stores/shop/preferences.ts';
import { AddressIcon } from '#ui/AddressIcon/AddressIcon.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './AddressBook.module.css';
import { AddressMenu } from './AddressMenu.tsx';
import { AddressPicture } from './AddressPicture.tsx';
import { addressName } from './address-name.ts';

interface AddressCardProps {
  locale: Locale;
  t: Translate<'address-book'>;
  address: SavedAddress;
  terms: AddressTerms;
  mapArea: MapArea;
  onEdit: () => void;
  onRemove: () => void;
}

/** One address, whether the next order is delivered to it, and its actions. */
export function AddressCard({ locale, t, address, terms, mapArea, onEdit, onRemove }: AddressCardProps) {
  const coordinates = useStore($coordinates, { ssr: () => null });
  const isDelivery = useStore($orderType, { ssr: () => delivery }) === delivery;
  const isChosen = isDelivery && coordinates !== null && sameCoordinates(coordinates, address);
  const name = addressName(address, t);
  const addressParts = (['entrance', 'floor', 'apartment'] as const).flatMap((part) =>
    address[part] ? [t(`${part}_at`, { value: address[part] })] : [],
  );
  const isNamed = Boolean(address.text || terms.area);
  const words = [address.label && address.text, terms.area, isNamed ? '' : pointText(address)].flatMap((word) => word || []);

  const choose = () => {
    chooseOrderType(delivery);
    chooseSavedAddress(address);
  };

  const pickUp = () => {
    chooseOrderType(pickup);
    openFulfillmentPicker();
  };
  const first = terms.isServed ? 'choose' : 'pickup';

  return (
    <li className={isChosen ? `${styles['card']} ${styles['chosen']}` : styles['card']}>
      <div className={styles['what']}>
        <AddressPicture point={address} area={mapArea} />
        <div>
          <b>
            <AddressIcon label={address.label} sizePx={18} /> {name}
          </b>
          <Details words={words} parts={addressParts} />
          {terms.text !== '' && <p className={styles[terms.isServed ? 'terms' : 'outside']}>{terms.text}</p>}
          <Conditions t={t} locale={locale} terms={terms} />
        </div>
        <AddressMenu t={t} id={address.id} name={name} onEdit={onEdit} onRemove={onRemove} />
      </div>
      {isChosen && terms.isServed ? (
        <p className={styles['state']}>
          <i>
            <Icon name="check" sizePx={16} />
          </i>
          {t('chosen')}
        </p>
      ) : (
        <button type="button" className={styles['action']} onClick={terms.isServed ? choose : pickUp} aria-label={`${t(first)}: ${name}`}>
          {t(first)}
        </button>
      )}
    </li>
  );
}

function pointText({ latitude, longitude }: SavedAddress): string {
  return `${latitude}, ${longitude}`;
}

/** The smallest order, and the one that is delivered free. */
function Conditions({ t, locale, terms: { minOrderSum, freeDeliveryFrom } }: Pick<AddressCardProps, 't' | 'locale' | 'terms'>) {
  const conditions = [
    minOrderSum > 0 && t('orderFrom', { sum: formatPrice(minOrderSum, locale) }),
    freeDeliveryFrom !== null && freeDeliveryFrom > 0 && t('freeFrom', { sum: formatPrice(freeDeliveryFrom, locale) }),
  ].filter(Boolean);
  return conditions.length > 0 && <small>{conditions.join(', ')}</small>;
}

/** The street, then entrance, floor and apartment, of which each stays on one line. */
function Details({ words, parts }: { words: readonly string[]; parts: readonly string[] }) {
  const details = [...words, ...parts];
  if (details.length === 0) return null;
  return (
    <small>
      {details.map((detail, at) => (
        <Fragment key={detail}>
          {at > 0 && ', '}
          {at < words.length ? detail : <span>{detail}</span>}
        </Fragment>
      ))}
    </small>
  );
}
