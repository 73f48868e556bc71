import { useState } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatClock, formatPrice } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import { answerMs, type ChangeAnswer, type OrderChange } from '#domain/order/order-change.ts';
import type { OrderLine } from '#domain/order/order-line.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { answerChange } from '#stores/account/order-updates.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DishImage } from '#ui/DishImage/DishImage.tsx';
import { PhoneLinks } from '#ui/PhoneLinks.tsx';
import { useServerTime } from '#ui/use-server-time.ts';
import styles from './ChangeOffer.module.css';

interface ChangeOfferProps {
  words: Words;
  locale: Locale;
  id: Id;
  change: OrderChange;
  /** The restaurant's phone; null: unknown. */
  phone: string | null;
  /** The server's time minus that of this device, milliseconds. */
  aheadMs: number;
  onAnswered: (order: FollowedOrder) => void;
}

const tickMs = 1_000;

/** What the kitchen offers in place of what is missing: the new sum, the time to answer, and what happens without an answer (R-CHANGE-5). */
export function ChangeOffer({ words, locale, id, change, phone, aheadMs, onAnswered }: ChangeOfferProps) {
  const t = translator<'order-change'>(words);
  const [shownAt] = useState(() => Date.now() + aheadMs);
  const now = useServerTime(shownAt, tickMs);
  const { isBusy, failure, answer } = useAnswer(id, change.number, onAnswered);
  const leftMs = Math.max(0, Date.parse(change.until) - now);
  const sum = (som: number) => formatPrice(som, locale);
  const { kind, line, to, totalBefore, totalAfter, totalWithout } = change;
  return (
    <section className={styles['offer']} aria-labelledby={`change-${change.number}`} aria-busy={isBusy}>
      <h2 id={`change-${change.number}`}>{t(`title_${kind}`)}</h2>
      <Dishes t={t} locale={locale} line={line} to={to} />
      <dl className={styles['sums']}>
        <dt>{t('was')}</dt>
        <dd>
          <s>{sum(totalBefore)}</s>
        </dd>
        <dt>{t('becomes')}</dt>
        <dd>
          <b>{sum(totalAfter)}</b>
        </dd>
      </dl>
      <p className={styles['difference']} data-more={totalAfter > totalBefore ? '' : undefined}>
        {differenceText(totalAfter - totalBefore, sum, t)}
      </p>
      <Time t={t} sum={sum} change={change} leftMs={leftMs} phone={phone} />
      <div className={styles['answers']}>
        <Button wide loading={isBusy} onClick={() => answer('accept')}>
          {t(`accept_${kind}`)}
        </Button>
        {totalWithout !== undefined && (
          <Button wide variant="soft" disabled={isBusy} onClick={() => answer('leave_out')}>
            {t('leaveOut', { sum: sum(totalWithout) })}
          </Button>
        )}
        <Button wide variant="ghost" disabled={isBusy} onClick={() => answer('decline')}>
          {t('decline')}
        </Button>
      </div>
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
    </section>
  );
}

function differenceText(more: number, sum: (som: number) => string, t: Translate<'order-change'>): string {
  if (more === 0) return t('sameSum');
  return more > 0 ? t('more', { sum: sum(more) }) : t('less', { sum: sum(-more) });
}

interface DishesProps {
  t: Translate<'order-change'>;
  locale: Locale;
  line: OrderLine;
  to: OrderLine | null;
}

/** What was ordered, and what is offered for it. */
function Dishes({ t, locale, line, to }: DishesProps) {
  return (
    <ul className={styles['dishes']}>
      <Dish locale={locale} line={line} isGone note={t(to?.productId === line.productId ? 'ordered' : 'missing')} />
      {to !== null && <Dish locale={locale} line={to} note={t('offered')} />}
    </ul>
  );
}

function Dish({ locale, line, note, isGone = false }: { locale: Locale; line: OrderLine; note: string; isGone?: boolean }) {
  const name = line.name[locale];
  const text = line.quantity > 1 ? `${name} × ${line.quantity}` : name;
  const choices = line.choices.map((choice) => choice.name[locale]).join(', ');
  return (
    <li data-gone={isGone ? '' : undefined}>
      <span className={styles['picture']}>{line.image !== null && <DishImage image={line.image} sizePx={56} />}</span>
      <span>
        <small>{note}</small>
        <b lang={foreignLanguage(name, locale)}>{isGone ? <s>{text}</s> : text}</b>
        {choices !== '' && <small>{choices}</small>}
      </span>
    </li>
  );
}

interface TimeProps {
  t: Translate<'order-change'>;
  sum: (som: number) => string;
  change: OrderChange;
  leftMs: number;
  phone: string | null;
}

/** Until when to answer, and what happens then; or that the restaurant calls. */
function Time({ t, sum, change, leftMs, phone }: TimeProps) {
  const call = phone !== null && <PhoneLinks phone={phone} />;
  if (change.state === 'unanswered' || leftMs === 0) {
    return (
      <p className={styles['note']} role="status">
        {t(change.silent === 'wait' ? 'unanswered' : 'over')} {call}
      </p>
    );
  }
  const seconds = Math.ceil(Math.min(leftMs, answerMs) / 1_000);
  return (
    <div className={styles['time']}>
      <p>
        {t('until', { time: formatClock(minutesOf(Date.parse(change.until))) })}{' '}
        <b role="timer">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</b>
      </p>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (100 * leftMs) / answerMs)}%` }} />
      </span>
      <p className={styles['note']}>
        {t(`silent_${change.silent}`, { sum: sum(change.silent === 'leave_out' ? (change.totalWithout ?? 0) : change.totalAfter) })}
      </p>
    </div>
  );
}

function useAnswer(id: Id, number: number, onAnswered: ChangeOfferProps['onAnswered']) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const answer = async (given: ChangeAnswer) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    const result = await answerChange(id, number, given);
    // it has ended meanwhile: the page is drawn as the order is
    if (!result.ok && result.problem.code === 'CHANGE_ENDED') return location.reload();
    setIsBusy(false);
    if (result.ok) onAnswered(result.value);
    else setFailure(result.problem.message);
  };
  return { isBusy, failure, answer: (given: ChangeAnswer) => void answer(given) };
}
