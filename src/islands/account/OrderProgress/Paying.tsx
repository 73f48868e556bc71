import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { formatClock, formatPrice } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { providerOf } from '#domain/order/payment-text.ts';
import { paymentWindowMs } from '#domain/payment/attempt.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { hasLeft, noteLeft } from '#stores/account/left-to-pay.ts';
import { changePayment } from '#stores/account/order-updates.ts';
import { ProviderMark } from '#ui/ProviderMark/ProviderMark.tsx';
import { useServerTime } from '#ui/use-server-time.ts';
import heroStyles from './Hero.module.css';
import styles from './Paying.module.css';
import { Ring } from './Ring.tsx';

/** What the page of an order that is paid online has of its payment. */
export interface PayingOffer {
  /** The providers through which the order can be paid now. */
  readonly offered: readonly PaymentProvider[];
  /** The shop's name in a provider's app, and the number of its service there. */
  readonly shop: string;
  readonly service: number | null;
}

interface PayingProps {
  t: Translate<'order'>;
  words: Words;
  locale: Locale;
  order: FollowedOrder;
  kitchen: string;
  offer: PayingOffer;
  drawnAt: number;
  pictures: ReactNode;
}

const tickMs = 1_000;
const atDoor = ['cash', 'card_on_delivery'] as const;

/**
 * An order that waits for its payment: what is to be paid and until when, the way to its provider, and the other ways. It is called paid
 * only by the server, whose events the page follows (R-PAY-11).
 */
export function Paying({ t, words, locale, order, kitchen, offer, drawnAt, pictures }: PayingProps) {
  const own = translator<'paying'>(words);
  const now = useServerTime(drawnAt, tickMs);
  const { isBusy, failure, choose } = useChoice(order.id);
  const isBack = useWayBack(order.id);
  const provider = providerOf(order) ?? 'payme';
  const until = Date.parse(order.payment?.until ?? order.createdAt);
  const leftMs = Math.max(0, until - now);
  return (
    <section className={heroStyles['hero']} data-state="paying">
      <h2>{t('toPay', { sum: formatPrice(order.total ?? 0, locale) })}</h2>
      <p className={heroStyles['note']} role="status">
        {isBack ? own('checking', { provider: own(provider) }) : t('now_awaiting_payment', { kitchen })}
      </p>
      <Ring share={leftMs / paymentWindowMs[provider]} plate={pictures}>
        <span className={heroStyles['stop']}>
          <ProviderMark provider={provider} sizePx={48} />
        </span>
      </Ring>
      <p className={heroStyles['time']} role="timer">
        {clockLeft(leftMs)}
      </p>
      <p className={heroStyles['note']}>{leftMs > 0 ? own('payLeft', { time: formatClock(minutesOf(until)) }) : own('payOver')}</p>
      <Ways own={own} locale={locale} order={order} provider={provider} offer={offer} isBusy={isBusy} choose={choose} />
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
    </section>
  );
}

interface WaysProps extends Pick<PayingProps, 'locale' | 'order' | 'offer'> {
  own: Translate<'paying'>;
  provider: PaymentProvider;
  isBusy: boolean;
  choose: (method: PaymentMethod) => void;
}

/** The way to the chosen provider, then the others. */
function Ways({ own, locale, order, provider, offer, isBusy, choose }: WaysProps) {
  const others = offer.offered.filter((other) => other !== provider);
  const pay = (event: MouseEvent) => {
    event.preventDefault();
    choose(provider);
  };
  const url = order.payment?.url;
  return (
    <div className={styles['ways']} aria-busy={isBusy}>
      {url === undefined && offer.service !== null && (
        <p className={styles['app']}>
          <ProviderMark provider={provider} />
          <span>{own('inApp', { provider: own(provider), shop: offer.shop, service: offer.service, number: order.number })}</span>
        </p>
      )}
      {url !== undefined && offer.offered.includes(provider) && (
        <a className="button wide" href={url} onClick={pay}>
          {own('payWith', { sum: formatPrice(order.total ?? 0, locale), provider: own(provider) })}
        </a>
      )}
      <p id="other-ways">{own('otherwise')}</p>
      <ul aria-labelledby="other-ways">
        {[...others, ...atDoor].map((method) => (
          <li key={method}>
            <button type="button" className="button ghost" disabled={isBusy} onClick={() => choose(method)}>
              {isProvider(method) && <ProviderMark provider={method} sizePx={24} />}
              {own(method)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function isProvider(method: PaymentMethod): method is PaymentProvider {
  return method !== 'cash' && method !== 'card_on_delivery';
}

/** Chooses how the order is paid: leaves for the provider, else shows the order anew. */
function useChoice(id: Id) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const choose = async (method: PaymentMethod) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    const result = await changePayment(id, method);
    const url = result.ok ? result.value.payment.url : undefined;
    if (url !== undefined) {
      noteLeft(id);
      return location.assign(url);
    }
    // paid or canceled meanwhile
    if (result.ok || result.problem.code === 'ILLEGAL_STATUS') return location.reload();
    setFailure(result.problem.message);
    setIsBusy(false);
  };
  return { isBusy, failure, choose: (method: PaymentMethod) => void choose(method) };
}

/** Whether this tab was at the provider; what the browser kept of before is drawn anew. */
function useWayBack(id: Id): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    setIsBack(hasLeft(id));
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [id]);
  return isBack;
}

/** `19:05` */
function clockLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
