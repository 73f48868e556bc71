import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { hostSeat } from '#domain/table/table.ts';
import type { Translate } from '#domain/words.ts';
import { removeSeat, type SharedTable, type TableSeat } from '#stores/shop/shared-table.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { initialOf } from './Cloth.tsx';
import { SeatLine } from './SeatLine.tsx';
import styles from './Seats.module.css';

interface SeatsProps {
  t: Translate<'shared-table'>;
  locale: Locale;
  table: SharedTable;
}

/** Who sits at the table, what each has chosen and pays. */
export function Seats({ t, locale, table }: SeatsProps) {
  return (
    <ul className={styles['seats']} aria-label={t('seats')}>
      {table.seats.map((seat) => (
        <Seat key={seat.seat} t={t} locale={locale} table={table} of={seat} />
      ))}
    </ul>
  );
}

function Seat({ t, locale, table, of: { seat, name, isReady, lines, share } }: SeatsProps & { of: TableSeat }) {
  const { you, isHost, state } = table;
  const isYou = seat === you;
  const stateText = seat === hostSeat ? t('host') : t(isReady ? 'ready' : 'choosing');
  return (
    <li aria-label={isYou ? t('you') : name}>
      <div className={styles['seat']}>
        <i className={styles['face']} data-seat={seat % 6} aria-hidden="true">
          {initialOf(name)}
        </i>
        <span className={styles['who']}>
          <b>{isYou ? t('you') : name}</b>
          <small data-ready={isReady ? '' : undefined}>
            {isReady && <Icon name="check" sizePx={16} />}
            {stateText}
          </small>
        </span>
        {isHost && !isYou && state === 'open' && (
          <button type="button" className={styles['remove']} aria-label={t('removeSeat', { name })} onClick={() => void removeSeat(seat)}>
            <Icon name="close" sizePx={20} />
          </button>
        )}
        <Share t={t} locale={locale} table={table} seat={seat} share={share} />
      </div>
      {lines.length > 0 && (
        <ul className={styles['lines']}>
          {lines.map((line) => (
            <SeatLine key={line.id} t={t} locale={locale} table={table} line={line} guest={isYou ? null : name} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** What a seat pays: its share, or the host all of it. */
function Share({ t, locale, table: { paying, total }, seat, share }: SeatsProps & { seat: number; share: number }) {
  if (paying === 'each') return <span className={styles['share']}>{formatPrice(share, locale)}</span>;
  if (seat === hostSeat) return <span className={styles['share']}>{formatPrice(total, locale)}</span>;
  return <small className={styles['share']}>{t('payingNone')}</small>;
}
