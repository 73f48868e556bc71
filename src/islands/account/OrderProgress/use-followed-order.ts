import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import { openChange, orderRevision } from '#domain/order/order-change.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { moneyText } from '#domain/order/payment-text.ts';
import { plural, type Translate, translator, type Words } from '#domain/words.ts';
import { followOrder } from '#stores/account/order-updates.ts';
import { setPageTitle } from '#stores/live/title.ts';

interface Following {
  order: FollowedOrder;
  /** The last change, announced to screen readers; '' before the first. */
  reported: string;
  /** Replaces the order with the response of another request. */
  take: (order: FollowedOrder) => void;
}

/** The current order; a change is announced to assistive technology and shown in the page's title. */
export function useFollowedOrder(drawn: FollowedOrder, t: Translate<'order'>, words: Words, locale: Locale): Following {
  const [order, setOrder] = useState(drawn);
  const [reported, setReported] = useState('');
  const shown = useRef(drawn);
  const title = useRef('');

  const report = (text: string) => {
    setReported(text);
    setPageTitle(`${text} · ${title.current}`);
  };
  const take = (next: FollowedOrder) => {
    if (orderRevision(next) < orderRevision(shown.current)) return;
    // lines and sums are drawn by the server
    if (madeChanges(next) !== madeChanges(drawn)) return location.reload();
    const isOffered = openChange(next)?.number !== openChange(shown.current)?.number && openChange(next) !== null;
    const isChange = next.status !== shown.current.status;
    const money = shown.current.status === 'awaiting_payment' ? moneyText(next, translator<'paying'>(words)) : '';
    shown.current = withUrl(next, shown.current);
    setOrder(shown.current);
    if (isOffered) report(t('changeOffered'));
    if (!isChange) return;
    if (next.status === 'completed')
      return setReported(next.pointsEarned > 0 ? plural<'order'>(words, 'earned', next.pointsEarned, locale) : '');
    const text = money || t(`status_${next.status}`);
    report(text);
  };

  const changed = useEffectEvent(take);
  useEffect(() => {
    title.current ||= document.title;
    return isFinal(shown.current.status)
      ? undefined
      : followOrder(drawn.id, { changed: (next) => changed(next), signedOut: () => location.reload() });
  }, [drawn.id]);

  return { order, reported, take };
}

/** Events are without the address where an order is paid. */
function withUrl(next: FollowedOrder, { payment: before }: FollowedOrder): FollowedOrder {
  const { payment } = next;
  if (payment === undefined || payment.status !== 'pending' || payment.method !== before?.method || before.url === undefined) return next;
  return { ...next, payment: { url: before.url, ...payment } };
}

function madeChanges({ changes = [] }: FollowedOrder): number {
  return changes.filter(({ state }) => state === 'accepted' || state === 'left_out').length;
}
