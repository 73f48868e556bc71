import { useState } from 'react';
import { cancelReasons } from '#domain/order/cancel-reasons.ts';
import type { Order } from '#domain/order/order.ts';
import type { Translate } from '#domain/words.ts';
import { cancelAllOrders, moveOrder } from '#stores/staff/orders.ts';
import '#ui/Chips/Chips.css';
import { Chips } from '#ui/Chips/Chips.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';

interface CancelDialogProps {
  t: Translate<'staff-board'>;
  /** null: closed */
  order: Order | null;
  /** whether all open orders of its customer are canceled */
  isAll: boolean;
  onClose: () => void;
}

type Reason = (typeof cancelReasons)[number];

/** Confirms canceling and requests the reason, which is shown to the customer. */
export function CancelDialog({ t, order, isAll, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState<Reason>('unreachable');
  const [isBusy, setIsBusy] = useState(false);

  const cancel = async () => {
    if (order === null) return;
    setIsBusy(true);
    if (isAll) await cancelAllOrders(order.id, reason);
    else await moveOrder(order.id, 'cancelled', reason);
    setIsBusy(false);
    onClose();
  };

  return (
    <ConfirmDialog
      opened={order !== null}
      title={isAll ? t('cancelAllTitle', { name: order?.contact.firstName ?? '' }) : t('cancelTitle', { number: order?.number ?? '' })}
      confirmLabel={t(isAll ? 'cancelAllYes' : 'cancelYes')}
      cancelLabel={t('cancelNo')}
      isDangerous
      loading={isBusy}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    >
      {isAll && <p>{t('cancelAllText')}</p>}
      <Chips
        legend={t('reason')}
        chips={cancelReasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
