import styles from './Checkout.module.css';
import promoStyles from './Discounts.module.css';
import { Points, type PointsProps } from './Points.tsx';
import { PromoForm } from './PromoForm.tsx';
import { PromoRow } from './PromoRow.tsx';
import type { SectionProps } from './section-props.ts';
import { useExplainPromo } from './use-explain-promo.ts';
import { type OwnPromo, usePromoRows } from './use-promo-rows.ts';

interface DiscountsProps extends SectionProps, Pick<PointsProps, 'balance' | 'canSpendPoints'> {
  promos: readonly OwnPromo[];
}

const mostShown = 3;

/** The customer's promo codes, each with its discount or the reason why it does not apply; another code, and points. */
export function Discounts({ promos, balance, canSpendPoints, ...part }: DiscountsProps) {
  const { t, locale } = part;
  const explain = useExplainPromo(part);
  const all = usePromoRows(promos);
  const isShown = (index: number) => all.length <= mostShown || index < mostShown - 1 || all[index]?.isApplied === true;
  const list = (isWanted: (index: number) => boolean) =>
    all.map((row, index) => isWanted(index) && <PromoRow key={row.code} t={t} locale={locale} row={row} explain={explain} />);
  const hidden = all.filter((_, index) => !isShown(index)).length;
  return (
    <section className={styles['box']} aria-labelledby="discounts">
      <h2 id="discounts">{t('discounts')}</h2>
      <div className={promoStyles['rows']}>
        {all.length > 0 && (
          <ul className={promoStyles['promos']} aria-label={t('promoOffers')}>
            {list(isShown)}
          </ul>
        )}
        <Points t={t} locale={locale} balance={balance} canSpendPoints={canSpendPoints} />
        <div className={promoStyles['others']}>
          {hidden > 0 && (
            <details className={promoStyles['more']}>
              <summary>{t('moreOffers', { count: hidden })}</summary>
              <ul className={promoStyles['promos']}>{list((index) => !isShown(index))}</ul>
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
