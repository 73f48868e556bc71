import type { ReactNode } from 'react';
import { cancellationText } from '#domain/order/cancellation.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { orderStops } from '#domain/order/order-stops.ts';
import { moneyText } from '#domain/order/payment-text.ts';
import { plural, translator, type Words } from '#domain/words.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { CallNotice } from './CallNotice.tsx';
import { Confetti } from './Confetti.tsx';
import styles from './Hero.module.css';
import { type HeroFacts, type HeroTexts, heroTexts } from './hero-texts.ts';
import { OrderStops } from './OrderStops.tsx';
import payingStyles from './Paying.module.css';
import { Paying, type PayingOffer } from './Paying.tsx';
import { Ring } from './Ring.tsx';
import { StopPicture } from './StopPicture.tsx';

export interface HeroProps extends HeroFacts {
  words: Words;
  /** The points that come when the order is completed. */
  pointsToEarn: number;
  isJustPlaced: boolean;
  /** The restaurant has not confirmed for a long time. */
  isUnanswered: boolean;
  /** The restaurant's phone, of which it may have several; null: unknown. */
  phone: string | null;
  /** The dishes, drawn by the server. */
  pictures: ReactNode;
  /** Of an order that is paid online. */
  offer: PayingOffer | null;
  /** When the page was rendered, milliseconds since the epoch. */
  drawnAt: number;
}

/** The state of the order in words, the time that is left around its dishes, and its way; or that it is canceled, and why. */
export function Hero(props: HeroProps) {
  const { t, words, locale, order, pointsToEarn, isJustPlaced, isUnanswered, phone, pictures, offer } = props;
  if (order.status === 'cancelled') return <Canceled t={t} words={words} locale={locale} order={order} />;
  if (order.status === 'awaiting_payment' && offer !== null) return <Paying {...props} offer={offer} />;
  const texts = heroTexts(props);
  const { headline, note, state } = texts;
  const isLate = state === 'late';
  const { status, pointsEarned } = order;
  return (
    <section className={styles['hero']} data-state={state}>
      <h2>{headline}</h2>
      {note !== '' && (isLate || !isUnanswered) && <p className={styles['note']}>{note}</p>}
      {(isLate || isUnanswered) && <CallNotice t={t} phone={phone} isUnanswered={isUnanswered} />}
      <TimeLeft {...texts} order={order} pictures={pictures} isNew={isJustPlaced && status === 'created'} />
      <OrderStops t={t} order={order} isLate={isLate} />
      <Money words={words} order={order} />
      {status === 'completed' && pointsEarned > 0 && (
        <p className={styles['earned']}>{plural<'order'>(words, 'earned', pointsEarned, locale)}</p>
      )}
      {status !== 'completed' && pointsToEarn > 0 && (
        <p className={styles['points']}>
          <b>{plural<'order'>(words, 'toEarn', pointsToEarn, locale)}</b> {t('toEarnNote')}
        </p>
      )}
    </section>
  );
}

type TimeLeftProps = HeroTexts & Pick<HeroProps, 'order' | 'pictures'> & { isNew: boolean };

/** What happens to the order now, drawn large; before and after that its dishes are large. */
const scenes: Readonly<Partial<Record<OrderStatus, string>>> = { cooking: 'cooking', ready: 'ready', on_way: 'way' };

/** What happens now and the dishes, in a ring that fills until the order is there; below it the time or the state in words. */
function TimeLeft({ large, small, share, state, order, pictures, isNew }: TimeLeftProps) {
  const scene = scenes[order.status];
  const stop = orderStops(order).findLast((each) => each.state !== 'ahead');
  return (
    <>
      <div className={styles['scene']}>
        {isNew && <Confetti />}
        <Ring
          share={share}
          plate={scene ? <img key={scene} src={`/drawings/order-${scene}.svg`} alt="" width={176} height={176} /> : pictures}
        >
          <span key={scene ?? stop?.name} className={styles['stop']} data-stop={stop?.name}>
            {scene ? pictures : stop && <StopPicture name={stop.name} sizePx={60} />}
          </span>
        </Ring>
      </div>
      <p className={styles['time']} role={state === 'counting' ? 'timer' : undefined}>
        {large}
      </p>
      {small !== '' && <p className={styles['note']}>{small}</p>}
    </>
  );
}

/** That the order is paid online. */
function Money({ words, order }: Pick<HeroProps, 'words' | 'order'>) {
  const text = moneyText(order, translator<'paying'>(words));
  if (text === '') return null;
  return (
    <p className={payingStyles['money']}>
      <Icon name="check" sizePx={18} />
      {text}
    </p>
  );
}

/** Why the order was canceled, and what of it came back. */
function Canceled({ t, words, locale, order }: Pick<HeroProps, 't' | 'words' | 'locale' | 'order'>) {
  const { discount, pointsSpent } = order;
  const why = cancellationText(order, t);
  const returned = [
    moneyText(order, translator<'paying'>(words)) || t('nothingToPay'),
    pointsSpent > 0 && plural<'order'>(words, 'returnedPoints', pointsSpent, locale),
    discount > 0 && t('returnedPromo'),
  ];
  return (
    <section className={`${styles['hero']} ${styles['off']}`} data-state="cancelled">
      <h2>{t('wasCancelled')}</h2>
      {why !== '' && <p>{why}</p>}
      <p className={styles['returned']}>{returned.filter(Boolean).join(' ')}</p>
    </section>
  );
}
