import { useState } from 'react';
import { formatPhone, formatPrice } from '#domain/format.ts';
import { joinHyphens } from '#domain/join-hyphens.ts';
import type { Locale } from '#domain/locale.ts';
import { areaOf } from '#domain/order/address-with-district.ts';
import { rangeText } from '#domain/order/live-text.ts';
import { shownWishes } from '#domain/order/shown-wishes.ts';
import { geoUrl, routeUrl } from '#domain/place/route-url.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { type Delivery, press } from '#stores/staff/deliveries.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import styles from './DeliveryCard.module.css';

interface DeliveryCardProps {
  t: Translate<'courier-deliveries'>;
  locale: Locale;
  order: Delivery;
}

/** An order: when, where to, whom to call, what to take at the door, and its next step. */
export function DeliveryCard({ t, locale, order }: DeliveryCardProps) {
  const { number, status, promised, restaurant, dishes, comment, wishes = {} } = order;
  const door = shownWishes({ ...(wishes.leaveAtDoor && { leaveAtDoor: true }), ...(wishes.dontRing && { dontRing: true }) });
  return (
    <li className={styles['card']} data-status={status}>
      <div className={styles['head']}>
        <h2>{t('number', { number })}</h2>
        <b>{rangeText(promised)}</b>
      </div>
      <p className={styles['state']}>{[translateUnknown(t, `status_${status}`), restaurant].filter(Boolean).join(' · ')}</p>
      <Place t={t} locale={locale} order={order} />
      {door.length > 0 && <p className={styles['wish']}>{door.map(({ word }) => translateUnknown(t, word)).join(' · ')}</p>}
      {comment !== '' && <p className={styles['wish']}>{t('quoted', { text: comment })}</p>}
      <Customer t={t} order={order} />
      <Payment t={t} locale={locale} order={order} />
      <details>
        <summary>{t('dishes', { count: dishes.reduce((sum, { quantity }) => sum + quantity, 0) })}</summary>
        <p>{dishes.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
      </details>
      <Step t={t} locale={locale} order={order} />
    </li>
  );
}

/** The address, and the way to it. */
function Place({ t, locale, order: { number, address } }: DeliveryCardProps) {
  if (address === undefined) return null;
  const parts = (['entrance', 'floor', 'apartment'] as const).flatMap((part) => (address[part] ? [t(part, { value: address[part] })] : []));
  const area = areaOf(address, locale);
  const name = t('number', { number });
  return (
    <>
      <p className={styles['address']}>{joinHyphens(address.text)}</p>
      {parts.length > 0 && <p className={styles['parts']}>{parts.join(', ')}</p>}
      {area.length > 0 && <p className={styles['hint']}>{joinHyphens(area.join(', '))}</p>}
      {address.comment && <p className={styles['wish']}>{t('quoted', { text: address.comment })}</p>}
      <p className={styles['links']}>
        <a className="button soft" href={routeUrl(address)} rel="noreferrer" target="_blank" aria-label={`${t('route')}: ${name}`}>
          <Icon name="pin" sizePx={20} />
          {t('route')}
        </a>
        <a className="button soft" href={geoUrl(address)} aria-label={`${t('navigator')}: ${name}`}>
          <Icon name="locate" sizePx={20} />
          {t('navigator')}
        </a>
      </p>
    </>
  );
}

function Customer({ t, order: { contact } }: Pick<DeliveryCardProps, 't' | 'order'>) {
  return (
    <a className={`button ghost ${styles['call']}`} href={`tel:+${contact.phone1}`}>
      <Icon name="phone" sizePx={20} />
      <span>
        {contact.firstName === '' ? t('call') : contact.firstName} <span className={styles['phone']}>{formatPhone(contact.phone1)}</span>
      </span>
    </a>
  );
}

/** What is to be taken at the door, in words. */
function Payment({ t, locale, order }: DeliveryCardProps) {
  return (
    <p className={styles['payment']} data-cash={order.cash > 0 || undefined}>
      {paymentText({ t, locale, order })}
      {order.changeFrom !== undefined && <small>{t('changeFrom', { sum: formatPrice(order.changeFrom, locale) })}</small>}
    </p>
  );
}

function paymentText({ t, locale, order: { cash, card } }: DeliveryCardProps): string {
  if (cash > 0) return t('takeCash', { sum: formatPrice(cash, locale) });
  return card > 0 ? t('takeCard', { sum: formatPrice(card, locale) }) : t('nothingToTake');
}

/** Taken by one press; delivered after a question, which says what should have been paid. */
function Step({ t, locale, order }: DeliveryCardProps) {
  const [isAsking, setAsking] = useState(false);
  const name = t('number', { number: order.number });
  if (order.status !== 'on_way') {
    return (
      <Button wide className={styles['step']} aria-label={`${t('take')}: ${name}`} onClick={() => void press(order.id, 'take')}>
        {t('take')}
      </Button>
    );
  }
  return (
    <>
      <Button wide className={styles['step']} aria-label={`${t('deliver')}: ${name}`} onClick={() => setAsking(true)}>
        {t('deliver')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('deliverSure', { number: order.number })}
        confirmLabel={t('deliverYes')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void press(order.id, 'deliver');
        }}
      >
        {paymentText({ t, locale, order })}
      </ConfirmDialog>
    </>
  );
}
