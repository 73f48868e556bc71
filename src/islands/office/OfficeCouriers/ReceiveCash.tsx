import { useState } from 'react';
import type { WireCourierWork } from '#contract/staff/couriers.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { newReceiptId, receiveCash } from '#stores/office/couriers.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';

interface ReceiveCashProps {
  t: Translate<'office-couriers'>;
  locale: Locale;
  courier: WireCourierWork['couriers'][number];
  onReceived: (work: WireCourierWork, name: string, sum: number) => void;
  /** The sum may be another one by now. */
  onChanged: () => void;
}

/** Receives what a courier hands in, after a question with the sum that was seen. */
export function ReceiveCash({ t, locale, courier: { id, name, cash }, onReceived, onChanged }: ReceiveCashProps) {
  /** The receipt that is asked about. */
  const [asked, setAsked] = useState<{ readonly id: string; readonly sum: number } | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (cash === 0 && asked === null) return null;
  const receive = async () => {
    if (asked === null) return;
    setBusy(true);
    const result = await receiveCash(id, asked);
    setBusy(false);
    // without an answer the same receipt is sent by the next press
    if (!result.ok && result.problem.status === 0) return;
    setAsked(null);
    if (result.ok) onReceived(result.value, name, asked.sum);
    else onChanged();
  };
  const sum = formatPrice(asked?.sum ?? cash, locale);
  return (
    <>
      <Button variant="soft" aria-label={`${t('receive')}: ${name}, ${sum}`} onClick={() => setAsked({ id: newReceiptId(), sum: cash })}>
        {t('receive')}
      </Button>
      <ConfirmDialog
        opened={asked !== null}
        title={t('receiveSure', { name })}
        confirmLabel={t('receiveYes')}
        cancelLabel={t('cancel')}
        loading={isBusy}
        onCancel={() => setAsked(null)}
        onConfirm={() => void receive()}
      >
        <b>{sum}</b>
      </ConfirmDialog>
    </>
  );
}
