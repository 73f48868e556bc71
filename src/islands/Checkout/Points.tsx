import { useStore } from '@nanostores/react';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { spendPoints } from '#stores/account/promo.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $quote } from '#stores/shop/quote.ts';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import styles from './Checkout.module.css';

interface PointsProps {
  t: Translate<'checkout'>;
  locale: Locale;
  /** The balance of the card. */
  balance: number;
}

/** Paying with points, as many as the cart allows; renders nothing without points or without loyalty. */
export function Points({ t, locale, balance }: PointsProps) {
  const { pointsToSpend } = useStore($checkout, { ssr: () => emptyDraft });
  const { quote } = useStore($quote, { ssr: 'initial' });
  const most = quote?.maxPoints;
  if (balance <= 0 || most === undefined) return null;
  const texts = { balance: formatNumber(balance, locale), most: formatNumber(most, locale) };
  const note = most > 0 ? t('pointsNote', texts) : t('pointsNone', { balance: texts.balance });
  return (
    <section className={styles['box']} aria-label={t('points')}>
      <Switch
        label={t('pointsSpend')}
        note={note}
        checked={pointsToSpend !== null && most > 0}
        disabled={most === 0}
        onChange={(isOn) => spendPoints(isOn ? balance : null)}
      />
    </section>
  );
}
