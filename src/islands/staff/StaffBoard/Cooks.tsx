import { lineKey } from '#domain/cart/cart.ts';
import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import { rangeText } from '#domain/order/live-text.ts';
import { isLineMade, linesToMake, madeStatuses } from '#domain/order/made-lines.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderLine } from '#domain/order/order-line.ts';
import { orderPace } from '#domain/order/order-pace.ts';
import { ticketLines } from '#domain/order/ticket.ts';
import { byUrgency } from '#domain/order/urgency.ts';
import type { Translate } from '#domain/words.ts';
import { press } from '#stores/staff/presses.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './Cooks.module.css';

interface CooksProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  orders: readonly Order[];
  now: number;
}

/** What the cooks make, by the time promised: a touch marks a dish as made; orders of which all is made are at the pass (R-BOARD-1). */
export function Cooks({ t, locale, orders, now }: CooksProps) {
  const inWork = byUrgency(
    orders.filter(({ status }) => madeStatuses.includes(status)),
    now,
  );
  const toMake = inWork.filter((order) => linesToMake(order) > 0);
  const atPass = inWork.filter((order) => linesToMake(order) === 0);
  return (
    <div className={styles['cooks']}>
      <section className={styles['make']} aria-labelledby="cooks-make">
        <h2 id="cooks-make">
          {t('toMake')} <span>{toMake.length}</span>
        </h2>
        {toMake.length === 0 && <p className={styles['none']}>{t('none')}</p>}
        <ul>
          {toMake.map((order) => (
            <li key={order.id} className={styles['order']}>
              <Head t={t} order={order} now={now} />
              <ul>
                {order.lines.map((line) => (
                  <Dish key={lineKey(line)} t={t} locale={locale} order={order} line={line} />
                ))}
              </ul>
              {order.comment !== '' && <p className={styles['comment']}>{t('quoted', { text: order.comment })}</p>}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="cooks-pass">
        <h2 id="cooks-pass">
          {t('pass')} <span>{atPass.length}</span>
        </h2>
        {atPass.length === 0 && <p className={styles['none']}>{t('none')}</p>}
        <ul>
          {atPass.map((order) => (
            <li key={order.id} className={styles['order']}>
              <Head t={t} order={order} now={now} />
              <p>{order.lines.map(({ quantity, name }) => `${quantity} × ${name[locale]}`).join(', ')}</p>
              <Button
                onClick={() => void press(order, { kind: 'move', status: 'ready' })}
                aria-label={`${t('to_ready')}: ${t('number', { number: order.number })}`}
              >
                {t('to_ready')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const shownPace = { early: 'minutesLeft', due: 'dueIn', late: 'lateBy' } as const;

function Head({ t, order, now }: Pick<CooksProps, 't' | 'now'> & { order: Order }) {
  const pace = orderPace(order, now);
  return (
    <div className={styles['head']}>
      <h3>{t('number', { number: order.number })}</h3>
      <b>{rangeText(order.promised)}</b>
      {pace !== null && <span data-pace={pace.state}>{t(shownPace[pace.state], { count: pace.minutes })}</span>}
    </div>
  );
}

/** A dish as a button as high as a thumb: pressed once it is made. */
function Dish({ t, locale, order, line }: Pick<CooksProps, 't' | 'locale'> & { order: Order; line: OrderLine }) {
  const isMade = isLineMade(order, line);
  const [shown] = ticketLines([line], locale);
  if (shown === undefined) return null;
  const parts = shown.parts.map(({ name, quantity, choices }) =>
    [`${quantity} × ${name}`, ...choices.map((choice) => choice.name)].join(', '),
  );
  const details = [...shown.choices.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)), ...parts];
  return (
    <li>
      <button
        type="button"
        className={styles['dish']}
        aria-pressed={isMade}
        onClick={() => void press(order, { kind: 'made', line: lineKey(line), isMade: !isMade })}
      >
        <b>
          {shown.quantity} × <span lang={foreignLanguage(shown.name, locale)}>{shown.name}</span>
        </b>
        {details.length > 0 && <small>{details.join(' · ')}</small>}
        {shown.comment !== null && <em>{t('quoted', { text: shown.comment })}</em>}
      </button>
    </li>
  );
}
