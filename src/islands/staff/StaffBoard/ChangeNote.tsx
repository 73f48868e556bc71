import { useState } from 'react';
import { formatClock, formatPhone, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderChange } from '#domain/order/order-change.ts';
import type { OrderLine } from '#domain/order/order-line.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import type { Translate } from '#domain/words.ts';
import { endChange } from '#stores/staff/orders.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './ChangeNote.module.css';

interface ChangeNoteProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  order: Order;
}

/** The last change that was offered: what waits for the guest, whom to call, or what the guest has said (R-CHANGE-5). */
export function ChangeNote({ t, locale, order }: ChangeNoteProps) {
  const change = order.changes?.at(-1);
  if (change === undefined || change.state === 'withdrawn') return null;
  const isOpen = change.state === 'open' || change.state === 'unanswered';
  const mustCall = change.state === 'unanswered' || change.state === 'declined';
  return (
    <div className={styles['change']} data-state={change.state} role={mustCall ? 'alert' : undefined}>
      <p>
        <b>{t(`change_${change.state}`, { time: formatClock(minutesOf(Date.parse(change.until))) })}</b>{' '}
        {mustCall && <a href={`tel:+${order.contact.phone1}`}>{formatPhone(order.contact.phone1)}</a>}
      </p>
      <p>
        <s>{textOf(change.line, locale)}</s>
        {change.to !== null && change.state !== 'left_out' && ` → ${textOf(change.to, locale)}`}
      </p>
      {isOpen && (
        <>
          <p>{`${formatPrice(change.totalBefore, locale)} → ${formatPrice(change.totalAfter, locale)}`}</p>
          <Answers t={t} order={order} change={change} />
        </>
      )}
    </div>
  );
}

function textOf({ name, quantity }: OrderLine, locale: Locale): string {
  return `${quantity} × ${name[locale]}`;
}

/** What the guest has said on the phone, and taking the offer back. */
function Answers({ t, order, change }: Pick<ChangeNoteProps, 't' | 'order'> & { change: OrderChange }) {
  const [isBusy, setIsBusy] = useState(false);
  const end = async (answer: 'accept' | 'leave_out' | 'withdraw') => {
    setIsBusy(true);
    await endChange(order.id, change.number, answer);
    setIsBusy(false);
  };
  const isCalled = change.state === 'unanswered';
  const reported = t('number', { number: order.number });
  return (
    <div className={styles['answers']}>
      {isCalled && (
        <Button variant="soft" disabled={isBusy} onClick={() => void end('accept')} aria-label={`${t('changeAgreed')}: ${reported}`}>
          {t('changeAgreed')}
        </Button>
      )}
      {isCalled && change.totalWithout !== undefined && (
        <Button variant="soft" disabled={isBusy} onClick={() => void end('leave_out')} aria-label={`${t('changeLeaveOut')}: ${reported}`}>
          {t('changeLeaveOut')}
        </Button>
      )}
      <Button variant="ghost" disabled={isBusy} onClick={() => void end('withdraw')} aria-label={`${t('changeWithdraw')}: ${reported}`}>
        {t('changeWithdraw')}
      </Button>
    </div>
  );
}
