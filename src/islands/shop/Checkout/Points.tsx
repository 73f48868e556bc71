import { useStore } from '@nanostores/react';
import { formatNumber } from '#domain/format.ts';
import { plural } from '#domain/words.ts';
import { spendPoints } from '#stores/account/promo.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $quote } from '#stores/shop/quote.ts';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import styles from './Discounts.module.css';
import type { SectionProps } from './section-props.ts';

export interface PointsProps extends Pick<SectionProps, 't' | 'words' | 'locale'> {
  /** The balance of the card. */
  balance: number;
  /** The shop has a loyalty program in which points are spent. */
  canSpendPoints: boolean;
}

/** Paying with points, as many as the cart allows; renders nothing without points or without loyalty. */
export function Points({ t, words, locale, balance, canSpendPoints }: PointsProps) {
  const { pointsToSpend } = useStore($checkout, { ssr: () => emptyDraft });
  const { quote } = useStore($quote, { ssr: 'initial' });
  if (balance <= 0 || !canSpendPoints) return null;
  const most = quote?.maxPoints ?? 0;
  const onCard = plural<'checkout'>(words, 'onCard', balance, locale);
  const known = most > 0 ? t('pointsNote', { onCard, most: formatNumber(most, locale) }) : t('pointsNone', { onCard });
  return (
    <section className={styles['points']} aria-label={t('points')}>
      <Switch
        label={t('pointsSpend')}
        note={quote === null ? onCard : known}
        checked={pointsToSpend !== null && most > 0}
        disabled={most === 0}
        onChange={(isOn) => spendPoints(isOn ? balance : null)}
      />
    </section>
  );
}
