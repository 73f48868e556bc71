import { formatPrice } from '#domain/format.ts';
import { applyPromo, removePromo } from '#stores/account/promo.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Discounts.module.css';
import { RowIcon } from './RowIcon.tsx';
import type { SectionProps } from './section-props.ts';
import type { ExplainPromo } from './use-explain-promo.ts';
import type { PromoRowState } from './use-promo-rows.ts';

interface PromoRowProps extends Pick<SectionProps, 't' | 'locale'> {
  row: PromoRowState;
  explain: ExplainPromo;
}

/** A code: applied, with a button that removes it; to be applied with one tap; or with the reason why it does not apply. */
export function PromoRow({ t, locale, row, explain }: PromoRowProps) {
  const { code, title, isApplied, quoted } = row;
  const isRejected = quoted?.valid === false;
  const saved = quoted?.valid && quoted.discount > 0 ? ` · ${formatPrice(-quoted.discount, locale)}` : '';
  const state = isRejected ? (isApplied ? 'rejected' : 'off') : isApplied ? 'applied' : 'open';
  return (
    <li className={styles[state]}>
      <RowIcon name="tag" />
      <span className={styles['what']}>
        <b>
          {code}
          {saved}
        </b>
        <small>{isRejected ? explain(quoted) : title}</small>
      </span>
      {state !== 'off' && (
        <button
          type="button"
          aria-label={t(isApplied ? 'promoRemove' : 'promoUse', { code })}
          onClick={() => (isApplied ? removePromo() : applyPromo(code))}
        >
          <Icon name={isApplied ? 'close' : 'plus'} sizePx={18} />
        </button>
      )}
    </li>
  );
}
