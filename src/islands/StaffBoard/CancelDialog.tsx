import { useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import type { Say } from '#domain/words.ts';
import { moveOrder } from '#stores/staff-orders.ts';
import '#ui/Chips/Chips.css';
import { Chips } from '#ui/Chips/Chips.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';

interface CancelDialogProps {
  say: Say;
  /** null: closed */
  order: Order | null;
  onClose: () => void;
}

const reasons = ['unreachable', 'out_of_stock', 'restaurant_closed', 'out_of_zone'] as const;
type Reason = (typeof reasons)[number];

/** A cancel and why; the customer reads the reason. */
export function CancelDialog({ say, order, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState<Reason>('unreachable');
  const [isBusy, setIsBusy] = useState(false);

  const cancel = async () => {
    if (order === null) return;
    setIsBusy(true);
    await moveOrder(order.id, 'cancelled', reason);
    setIsBusy(false);
    onClose();
  };

  return (
    <ConfirmDialog
      opened={order !== null}
      title={say('cancelTitle', { number: order?.number ?? '' })}
      confirmLabel={say('cancelYes')}
      cancelLabel={say('cancelNo')}
      isDangerous
      loading={isBusy}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    >
      <Chips
        legend={say('reason')}
        chips={reasons.map((value) => ({ value, label: say(`reason_${value}`) }))}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
