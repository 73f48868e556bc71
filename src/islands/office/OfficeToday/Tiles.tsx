import type { WireToday } from '#contract/office/today.ts';
import { formatNumber, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { changeOf } from '#domain/report/report-texts.ts';
import type { Translate } from '#domain/words.ts';
import styles from './OfficeToday.module.css';

interface TilesProps {
  t: Translate<'office-today'>;
  locale: Locale;
  orders: WireToday['orders'];
  money: WireToday['money'];
  couriers: WireToday['couriers'];
}

/** The numbers of now: in work, late, not accepted, today's sum, and the cash that couriers have. */
export function Tiles({ t, locale, orders, money, couriers }: TilesProps) {
  const longest = (kind: 'late' | 'unaccepted') => orders?.urgent.find((order) => order.kind === kind)?.minutes;
  const number = (value: number) => formatNumber(value, locale);
  const [late, waits] = [longest('late'), longest('unaccepted')];
  return (
    <dl className={styles['tiles']}>
      {orders !== null && (
        <>
          <Tile
            name={t('inWork')}
            value={number(orders.inWork)}
            hint={t('steps', { cooking: orders.cooking, ready: orders.ready, onWay: orders.onWay })}
          />
          <Tile
            name={t('unaccepted')}
            value={number(orders.unaccepted)}
            hint={waits === undefined ? t('allAccepted') : t('firstWaits', { minutes: waits })}
            isUrgent={orders.unaccepted > 0}
          />
          <Tile
            name={t('late')}
            value={number(orders.late)}
            hint={late === undefined ? t('inTime') : t('latestBy', { minutes: late })}
            isUrgent={orders.late > 0}
          />
        </>
      )}
      {money !== null && (
        <Tile
          isSum
          name={t('sum')}
          value={formatPrice(money.total, locale)}
          hint={money.beforeUntilNow === 0 ? t('noBefore') : t('change', { change: changeOf(money.total, money.beforeUntilNow, locale) })}
        />
      )}
      {couriers !== null && couriers.length > 0 && <CourierTile t={t} locale={locale} couriers={couriers} />}
    </dl>
  );
}

function CourierTile({ t, locale, couriers }: Pick<TilesProps, 't' | 'locale'> & { couriers: NonNullable<TilesProps['couriers']> }) {
  const cash = couriers.reduce((sum, courier) => sum + courier.cash, 0);
  const withCash = couriers.filter((courier) => courier.cash > 0).length;
  return <Tile isSum name={t('courierCash')} value={formatPrice(cash, locale)} hint={t('couriersWithCash', { count: withCash })} />;
}

interface TileProps {
  name: string;
  value: string;
  hint: string;
  isUrgent?: boolean;
  isSum?: boolean;
}

function Tile({ name, value, hint, isUrgent = false, isSum = false }: TileProps) {
  return (
    <div className={styles['tile']} data-urgent={isUrgent || undefined} data-sum={isSum || undefined}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        <span>{hint}</span>
      </dd>
    </div>
  );
}
