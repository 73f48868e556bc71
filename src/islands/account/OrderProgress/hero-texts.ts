import { formatClock } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import { comesText, promiseText, rangeText } from '#domain/order/live-text.ts';
import { isReadyToPickUp } from '#domain/order/order-status.ts';
import { countdownOf, customerStatus, isLate, minutesLate, shareOfWay } from '#domain/order/order-stops.ts';
import { dayOf, minutesOf } from '#domain/schedule/clock.ts';
import { dayLabel, momentLabel, startDay } from '#domain/schedule/day-words.ts';
import { formatWait } from '#domain/wait.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';

export interface HeroFacts {
  t: Translate<'order'>;
  locale: Locale;
  order: FollowedOrder;
  /** The customer's name. */
  firstName: string;
  /** The restaurant's name. */
  kitchen: string;
  now: number;
}

export interface HeroTexts {
  readonly headline: string;
  /** Below the headline; '' leaves it out. */
  readonly note: string;
  /** The largest text, below the ring. */
  readonly large: string;
  /** Below the largest text; '' leaves it out. */
  readonly small: string;
  /** How much of the ring is filled, 0 to 1: the part of the way that is behind the order. */
  readonly share: number;
  /** `confirming`: the restaurant has not accepted the order */
  readonly state: 'confirming' | 'counting' | 'late' | 'ready' | 'received';
}

/** What the head of an order that is not canceled says: with the customer, ready to be picked up, late, being confirmed, or how long until it comes. */
export function heroTexts(facts: HeroFacts): HeroTexts {
  const { order, now } = facts;
  const handedOver = receivedAt(order);
  if (handedOver !== null) return receivedTexts(facts, handedOver);
  if (isReadyToPickUp(order)) return readyTexts(facts);
  if (isLate(order, now)) return lateTexts(facts);
  return order.status === 'created' ? confirmingTexts(facts) : countingTexts(facts);
}

function receivedTexts({ t, locale, order, now }: HeroFacts, handedOver: number): HeroTexts {
  const large = formatClock(minutesOf(handedOver));
  const when = dayLabel(dayOf(handedOver), now, locale, t);
  const small = t(order.orderTypeId === delivery ? 'wasDelivered' : 'wasPickedUp', { when });
  return { headline: t('enjoy'), note: '', large, small, share: 1, state: 'received' };
}

function readyTexts({ t, order }: HeroFacts): HeroTexts {
  const large = t('numberShort', { number: order.number });
  return { headline: t('pickUp'), note: '', large, small: t('sayNumber'), share: 1, state: 'ready' };
}

function lateTexts(facts: HeroFacts): HeroTexts {
  const { t, locale, order, now } = facts;
  const isAccepted = order.status !== 'created';
  return {
    headline: t('late', { wait: formatWait(minutesLate(order, now) * 60, locale) }),
    note: t('latePromise', { time: momentLabel(Date.parse(order.promised.to), now, locale) }),
    large: t(isAccepted ? `status_${order.status}` : 'confirming'),
    small: isAccepted ? statusNote(facts) : '',
    share: shareOfWay(order, now),
    state: 'late',
  };
}

function confirmingTexts(facts: HeroFacts): HeroTexts {
  const { t, locale, order, now } = facts;
  const day = dayLabel(startDay(order.slot), now, locale, t);
  const minutes = countdownOf(order, now)?.minutes ?? 0;
  // what nobody has accepted is not said to come at any moment
  const promise = minutes > 0 ? promiseText(order, now, t) : null;
  return {
    headline: thanksText(facts),
    note: statusNote(facts),
    large: promise === null ? rangeText(order.promised) : waitText(facts, minutes),
    small: promise ?? t(order.orderTypeId === delivery ? 'planToDeliver' : 'planToBeReady', { day }),
    share: shareOfWay(order, now),
    state: 'confirming',
  };
}

function thanksText({ t, firstName }: HeroFacts): string {
  return firstName === '' ? t('thanksNameless') : t('thanks', { name: firstName });
}

function countingTexts(facts: HeroFacts): HeroTexts {
  const { t, locale, order, now } = facts;
  const status = customerStatus(order);
  const countdown = countdownOf(order, now);
  return {
    headline: status === 'confirmed' ? thanksText(facts) : t(`status_${status}`),
    note: statusNote(facts),
    large: countdown === null ? rangeText(order.promised) : waitText(facts, countdown.minutes),
    small: promiseText(order, now, t) ?? comesText(order, dayLabel(startDay(order.slot), now, locale, t), t),
    share: shareOfWay(order, now),
    state: 'counting',
  };
}

function waitText({ t, locale }: HeroFacts, minutes: number): string {
  return minutes === 0 ? t('soon') : t('about', { time: formatWait(minutes * 60, locale) });
}

function statusNote({ t, order, kitchen }: HeroFacts): string {
  return translateUnknown(t, `now_${order.status}`, { kitchen }) ?? '';
}

/** When the customer got the order, in ms since the epoch; null before. */
function receivedAt({ history }: FollowedOrder): number | null {
  const end = history.find(({ status }) => ['delivered', 'picked_up', 'completed'].includes(status));
  return end === undefined ? null : Date.parse(end.at);
}
