import { formatPrice } from '#domain/format.ts';
import { pagePath } from '#domain/routes.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Checkout.module.css';
import type { Cause } from './order-problem.ts';
import type { SectionProps } from './section-props.ts';
import { TooManyText } from './TooManyText.tsx';

interface ProblemTextProps extends SectionProps {
  cause: Cause;
  id?: string;
  /** Focuses the text itself when the cause has no field or button. */
  focusable?: boolean;
}

/** Why the order was rejected, shown beside its cause. */
export function ProblemText({ orderProblem, cause, t, locale, id, focusable = true }: ProblemTextProps) {
  if (orderProblem?.cause !== cause) return null;
  const history = pagePath('history', locale);
  return (
    <div role="alert" className={styles['problem']} {...(id && { id })} {...(focusable && { tabIndex: -1, 'data-cause': cause })}>
      <Icon name="alert" sizePx={20} />
      <p>
        {orderProblem.tooMany === null ? orderProblem.message : <TooManyText tooMany={orderProblem.tooMany} t={t} locale={locale} />}
        {orderProblem.totals &&
          ` ${t('totals', { was: formatPrice(orderProblem.totals.was, locale), now: formatPrice(orderProblem.totals.now, locale) })}`}
        {orderProblem.isUncertain && (
          <>
            {' '}
            {t('uncertain')} <a href={history}>{t('history')}</a>
          </>
        )}
      </p>
    </div>
  );
}
