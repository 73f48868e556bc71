import styles from './Checkout.module.css';
import { DiscountRow } from './DiscountRow.tsx';
import promoStyles from './Discounts.module.css';
import { Points, type PointsProps } from './Points.tsx';
import { PromoForm } from './PromoForm.tsx';
import { PromoRow } from './PromoRow.tsx';
import type { SectionProps } from './section-props.ts';
import { useExplainPromo } from './use-explain-promo.ts';
import { type OwnPromo, type PromoRowState, usePromoRows } from './use-promo-rows.ts';

interface DiscountsProps extends SectionProps, Pick<PointsProps, 'balance' | 'canSpendPoints'> {
  promos: readonly OwnPromo[];
  /** The automatic discounts that the customer can get. */
  discounts?: readonly OwnPromo[];
}

/**
 * The automatic discount; the promo code of the order, or the one that could be applied, or the nearest that a larger order reaches; behind
 * "more codes" the others, each with its discount or the reason why it does not apply; another code, and points. One row has its place before the codes are checked, so that nothing moves.
 */
export function Discounts({ promos, discounts = [], balance, canSpendPoints, ...part }: DiscountsProps) {
  const { t, words, locale } = part;
  const explain = useExplainPromo(part);
  const all = usePromoRows(promos);
  const first =
    all.find(({ isApplied }) => isApplied) ?? all.find(({ quoted }) => quoted?.valid) ?? all.find(({ quoted }) => !quoted) ?? nearest(all);
  const others = all.filter((row) => row !== first).sort((a, b) => Number(b.quoted?.valid) - Number(a.quoted?.valid));
  const rowOf = (row: PromoRowState) => <PromoRow key={row.code} t={t} locale={locale} row={row} explain={explain} />;
  return (
    <section className={styles['box']} aria-labelledby="discounts">
      <h2 id="discounts">{t('discounts')}</h2>
      <div className={promoStyles['rows']}>
        <DiscountRow t={t} locale={locale} expected={discounts[0]?.title} />
        {all.length > 0 && (
          <ul className={promoStyles['promos']} aria-label={t('promoOffers')}>
            {first ? rowOf(first) : <li className={promoStyles['none']}>{t('noPromoApplies')}</li>}
          </ul>
        )}
        <Points t={t} words={words} locale={locale} balance={balance} canSpendPoints={canSpendPoints} />
        <div className={promoStyles['others']}>
          {others.length > 0 && (
            <details className={promoStyles['more']}>
              <summary>{t(first ? 'moreOffers' : 'allOffers', { count: others.length })}</summary>
              <ul className={promoStyles['promos']}>{others.map(rowOf)}</ul>
            </details>
          )}
          <details className={promoStyles['more']}>
            <summary>+ {t('otherCode')}</summary>
            <PromoForm t={t} explain={explain} />
          </details>
        </div>
      </div>
    </section>
  );
}

/** Of codes that need a larger order, the one that needs the least. */
function nearest(rows: readonly PromoRowState[]): PromoRowState | undefined {
  const sumOf = ({ quoted }: PromoRowState) => (quoted?.reason === 'min_sum' ? (quoted.minOrderSum ?? 0) : 0);
  return rows.filter((row) => sumOf(row) > 0).sort((a, b) => sumOf(a) - sumOf(b))[0];
}
