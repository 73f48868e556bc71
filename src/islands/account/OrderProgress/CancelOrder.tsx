import { useState } from 'react';
import type { Id } from '#domain/id.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import type { Translate } from '#domain/words.ts';
import { cancelOrder } from '#stores/account/order-updates.ts';
import '#ui/Chips/Chips.css';
import { Chips } from '#ui/Chips/Chips.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';

interface CancelOrderProps {
  t: Translate<'order'>;
  id: Id;
  /** What becomes of its money; '': none was taken. */
  note: string;
  onChanged: (order: FollowedOrder) => void;
}

const reasons = ['customer_changed_mind', 'customer_wrong_address'] as const;
type Reason = (typeof reasons)[number];

/** Cancels the order after confirmation, as long as it is not being cooked. */
export function CancelOrder({ t, id, note, onChanged }: CancelOrderProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<Reason | null>(null);

  const cancel = async () => {
    setIsBusy(true);
    const result = await cancelOrder(id, reason);
    setIsBusy(false);
    setIsConfirming(false);
    if (result.ok) onChanged(result.value);
  };

  return (
    <>
      <button type="button" className="button ghost" onClick={() => setIsConfirming(true)}>
        {t('cancel')}
      </button>
      <ConfirmDialog
        opened={isConfirming}
        title={t('cancelTitle')}
        confirmLabel={t('cancelYes')}
        cancelLabel={t('cancelNo')}
        isDangerous
        loading={isBusy}
        onConfirm={() => void cancel()}
        onCancel={() => setIsConfirming(false)}
      >
        <p>
          {t('cancelText')}
          {note !== '' && ` ${note}`}
        </p>
        <Chips
          legend={t('cancelReason')}
          chips={reasons.map((value) => ({ value, label: t(`cancel_${value}`) }))}
          value={reason}
          onChange={setReason}
        />
      </ConfirmDialog>
    </>
  );
}
