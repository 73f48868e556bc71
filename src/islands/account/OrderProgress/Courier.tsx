import { useEffect, useState } from 'react';
import { formatClock, formatPhone } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { CourierPosition, OrderCourier } from '#domain/order/courier.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { distanceMeters } from '#domain/place/distance.ts';
import { distanceLabel } from '#domain/place/distance-label.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { translator, type Words } from '#domain/words.ts';
import { readCourierPosition } from '#stores/account/courier-position.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Courier.module.css';

interface CourierProps {
  words: Words;
  locale: Locale;
  id: Id;
  courier: OrderCourier;
  isOnWay: boolean;
  /** Where the order is brought; null: unknown. */
  to: Coordinates | null;
}

/** As often as a courier says where they are (R-COURIER-4). */
const everyMs = 30_000;

/** Who brings the order, whom to call on the way, and about how far they are where they allow it (R-COURIER-3, R-COURIER-4). */
export function Courier({ words, locale, id, courier: { name, phone }, isOnWay, to }: CourierProps) {
  const t = translator<'order-courier'>(words);
  const position = usePosition(id, isOnWay && to !== null);
  return (
    <section className={styles['courier']} aria-label={t('courier')}>
      <Icon name="bike" sizePx={28} />
      <p>
        <small>{t(isOnWay ? 'brings' : 'willBring')}</small>
        <b>{name}</b>
        <span role="status">
          {position !== null && to !== null && (
            <small>
              {t('away', {
                distance: distanceLabel(distanceMeters(position, to), locale, t),
                time: formatClock(minutesOf(Date.parse(position.at))),
              })}
            </small>
          )}
        </span>
      </p>
      {phone !== undefined && (
        <a className="button soft" href={`tel:+${phone}`} aria-label={t('callCourier', { name, phone: formatPhone(phone) })}>
          <Icon name="phone" sizePx={20} />
          {t('call')}
        </a>
      )}
    </section>
  );
}

/** Read again while the page is visible; null: unknown. */
function usePosition(id: Id, isAsked: boolean): CourierPosition | null {
  const [position, setPosition] = useState<CourierPosition | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const found = await readCourierPosition(id);
      if (!isOver) setPosition(found);
    };
    void look();
    const timer = setInterval(() => void look(), everyMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [id, isAsked]);
  return isAsked ? position : null;
}
