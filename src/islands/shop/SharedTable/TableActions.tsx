import { useState } from 'react';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { ownSeat, removeSeat, type SharedTable, setReady, setTableState } from '#stores/shop/shared-table.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './SharedTable.module.css';

interface TableActionsProps {
  t: Translate<'shared-table'>;
  locale: Locale;
  table: SharedTable;
  /** Opens another table. */
  onNext: () => void;
}

/** The host closes the table and orders; a guest says that the choice is made, or leaves. */
export function TableActions({ t, locale, table, onNext }: TableActionsProps) {
  const { state, isHost, restaurantId } = table;
  if (state === 'ordered') return <AfterOrder t={t} locale={locale} onNext={onNext} />;
  return (
    <div className={styles['actions']}>
      {state === 'open' && (
        <a className="button soft" href={restaurantId === null ? pagePath('home', locale) : pagePath('restaurant', locale, restaurantId)}>
          <Icon name="plus" sizePx={20} />
          {t('addDishes')}
        </a>
      )}
      {isHost ? <HostActions t={t} locale={locale} table={table} /> : <GuestActions t={t} table={table} />}
    </div>
  );
}

function AfterOrder({ t, locale, onNext }: Omit<TableActionsProps, 'table'>) {
  return (
    <div className={styles['actions']}>
      <a className="button" href={pagePath('home', locale)}>
        {t('toMenu')}
      </a>
      <Button variant="ghost" wide onClick={onNext}>
        {t('openNext')}
      </Button>
    </div>
  );
}

function HostActions({ t, locale, table: { state, total, minOrderLeft, seats } }: Omit<TableActionsProps, 'onNext'>) {
  const [isBusy, setBusy] = useState(false);
  const order = async () => {
    setBusy(true);
    if (state === 'closed' || (await setTableState('closed'))) location.assign(pagePath('checkout', locale));
    else setBusy(false);
  };
  const canOrder = minOrderLeft === 0 && seats.some(({ lines }) => lines.length > 0);
  return (
    <>
      <Button wide loading={isBusy} disabled={!canOrder} onClick={() => void order()}>
        {t(state === 'closed' ? 'order' : 'closeAndOrder')} <b>{formatPrice(total, locale)}</b>
      </Button>
      {state === 'closed' && (
        <Button variant="ghost" wide onClick={() => void setTableState('open')}>
          {t('reopen')}
        </Button>
      )}
    </>
  );
}

function GuestActions({ t, table }: Pick<TableActionsProps, 't' | 'table'>) {
  const { isReady, lines } = ownSeat(table);
  return (
    <>
      {table.state === 'open' && (
        <Button wide variant={isReady ? 'soft' : 'primary'} disabled={lines.length === 0} onClick={() => void setReady(!isReady)}>
          {t(isReady ? 'notReady' : 'imReady')}
        </Button>
      )}
      <Button variant="ghost" wide onClick={() => void removeSeat(table.you)}>
        {t('leave')}
      </Button>
    </>
  );
}
