import { useStore } from '@nanostores/react';
import type { Order } from '#domain/order/order.ts';
import type { Translate } from '#domain/words.ts';
import { $printsOrders, printOrders } from '#stores/staff/printing.ts';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import styles from './Rows.module.css';

/** Whether this device prints new orders by itself (R-BOARD-9). */
export function PrintSwitch({ t, orders }: { t: Translate<'staff-board'>; orders: readonly Order[] }) {
  const isOn = useStore($printsOrders, { ssr: () => false });
  return (
    <div className={styles['device']}>
      <Switch label={t('printNew')} checked={isOn} onChange={(next) => printOrders(next, orders)} />
      <small>{t('printNewHint')}</small>
    </div>
  );
}
