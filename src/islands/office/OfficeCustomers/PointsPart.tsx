import { useState } from 'react';
import type { WireOpenedCustomer } from '#contract/office/customers.ts';
import { formatNumber } from '#domain/format.ts';
import { mostCorrection } from '#domain/office/customers.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { randomUuid } from '#stores/lib/random-uuid.ts';
import { correctPoints } from '#stores/office/customers.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import styles from './OfficeCustomers.module.css';
import type { CustomerPartProps } from './part-props.ts';

interface PointsPartProps extends CustomerPartProps {
  points: NonNullable<WireOpenedCustomer['points']>;
}

/** The balance, its last changes, and a correction with a reason. */
export function PointsPart({ points, ...part }: PointsPartProps) {
  const { t, locale } = part;
  return (
    <section className={styles['part']}>
      <h2>{t('points', { balance: formatNumber(points.balance, locale) })}</h2>
      <ul className={styles['facts']}>
        {points.entries.map(({ id, points: amount, reason, orderNumber, at, by, note }) => (
          <li key={id}>
            <b>{signed(amount, formatNumber(Math.abs(amount), locale))}</b> · {t(`reason_${reason}`)}
            {orderNumber !== null && ` · ${t('number', { number: orderNumber })}`}
            {note !== null && ` · ${note}`}
            {by !== null && ` · ${by}`} <span className={styles['hint']}>{formatMoment(at, locale, Date.now())}</span>
          </li>
        ))}
      </ul>
      <Correction {...part} />
    </section>
  );
}

function signed(amount: number, text: string): string {
  return `${amount < 0 ? '−' : '+'}${text}`;
}

/** A key for each correction: pressed twice it is made once. */
function Correction({ t, customer, onAnswer }: CustomerPartProps) {
  const [key, setKey] = useState(randomUuid);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const points = readPoints(typed);
  const send = async () => {
    setTried(true);
    if (points === null || reason.trim().length < 3) return;
    setBusy(true);
    const isDone = onAnswer(await correctPoints(customer.id, { key, points, reason: reason.trim() }));
    setBusy(false);
    if (!isDone) return;
    setKey(randomUuid());
    setTyped('');
    setReason('');
    setTried(false);
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t('correction')}
        hint={t('correctionHint')}
        maxLength={12}
        value={typed}
        error={isTried && points === null ? t('correctionWrong') : null}
        onChange={setTyped}
      />
      <TextField
        label={t('correctionReason')}
        maxLength={200}
        value={reason}
        error={isTried && reason.trim().length < 3 ? t('reasonMissing') : null}
        onChange={setReason}
      />
      <Button type="submit" variant="soft" loading={isBusy}>
        {t('correct')}
      </Button>
    </form>
  );
}

/** `500`, `+500`, `-500` and `−1 000`; null: not a number that can be given or taken. */
function readPoints(typed: string): number | null {
  const text = typed.replace(/\s/g, '').replace('−', '-');
  const points = /^[+-]?\d{1,8}$/.test(text) ? Number(text) : 0;
  return points === 0 || Math.abs(points) > mostCorrection ? null : points;
}
