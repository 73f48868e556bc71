import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { formatClock } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { officeLink } from '#domain/office/sections.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { $deliveries, $deliveriesOfflineSince, $waitingSteps, followDeliveries, loadDeliveries } from '#stores/staff/deliveries.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { SessionEnded } from '#ui/office/SessionEnded/SessionEnded.tsx';
import { useRepeated } from '#ui/office/use-repeated.ts';
import { Cash } from './Cash.tsx';
import styles from './CourierDeliveries.module.css';
import { DeliveryCard } from './DeliveryCard.tsx';
import { useSharedPlace } from './use-shared-place.ts';

interface CourierDeliveriesProps {
  locale: Locale;
  words: Words;
}

const nothing = () => 0;
const noInstant = () => null;

/**
 * The orders that a courier brings: where to, whom to call, what to take at the door, and the cash to hand in (R-COURIER-2, R-COURIER-7).
 *
 * ## Why an island?
 *
 * Orders come and go while the page is open, and each step is one press, without a network too.
 */
export const CourierDeliveries = withErrorBoundary(function CourierDeliveries({ locale, words }: CourierDeliveriesProps) {
  const t = translator<'courier-deliveries'>(words);
  const state = useStore($deliveries, { ssr: () => 'loading' as const });
  useEffect(followDeliveries, []);
  // no event says that cash was received
  useRepeated(() => void loadDeliveries());
  if (state === 'ended') {
    return <SessionEnded title={t('ended')} text={t('endedText')} link={t('signIn')} href={officeLink('admin', locale)} />;
  }
  if (state === 'loading') return <p role="status">{t('loading')}</p>;
  if (state === 'failed') {
    return (
      <p role="alert">
        {t('failed')} <Button onClick={() => void loadDeliveries()}>{t('retry')}</Button>
      </p>
    );
  }
  const { orders, cash, delivered } = state;
  return (
    <Theme>
      <div className={styles['deliveries']}>
        <OfflineNote t={t} />
        <p className={styles['count']} role="status">
          {orders.length === 0 ? t('empty') : t('inHand', { count: orders.length })}
        </p>
        {orders.length === 0 && <p className={styles['hint']}>{t('emptyText')}</p>}
        <ul className={styles['orders']}>
          {orders.map((order) => (
            <DeliveryCard key={order.id} t={t} locale={locale} order={order} />
          ))}
        </ul>
        <SharedPlace t={t} isOnWay={orders.some(({ status }) => status === 'on_way')} />
        <Cash t={t} locale={locale} cash={cash} delivered={delivered} />
      </div>
    </Theme>
  );
});

/** Since when there is no network, and how many steps wait for it. */
function OfflineNote({ t }: { t: Translate<'courier-deliveries'> }) {
  const since = useStore($deliveriesOfflineSince, { ssr: noInstant });
  const waiting = useStore($waitingSteps, { ssr: nothing });
  return (
    <div role="status">
      {since !== null && (
        <p className={styles['offline']}>
          <b>{t('offlineSince', { time: formatClock(minutesOf(since)) })}</b> {waiting > 0 && t('stepsWait', { count: waiting })}
        </p>
      )}
    </div>
  );
}

/** Whether customers may see about where the courier is. */
function SharedPlace({ t, isOnWay }: { t: Translate<'courier-deliveries'>; isOnWay: boolean }) {
  const { isShared, failure, share } = useSharedPlace(isOnWay);
  return (
    <section className={styles['place']}>
      <Switch label={t('sharePlace')} note={t('sharePlaceNote')} checked={isShared} onChange={share} />
      {failure !== null && (
        <p className={styles['wrong']} role="alert">
          {t(failure === 'denied' || failure === 'unsupported' ? 'placeDenied' : 'placeUnknown')}
        </p>
      )}
    </section>
  );
}
