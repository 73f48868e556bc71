import { maxQuantity } from '#domain/cart/cart.ts';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatPrice } from '#domain/format.ts';
import { goneReason } from '#domain/order/gone-reason.ts';
import type { UnavailableItem } from '#domain/order/types.ts';
import { changeQuantity } from '#stores/shop/cart.ts';
import type { CartViewLine } from '#stores/shop/cart-view.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DishTile } from '#ui/DishCard/DishTile.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import '#ui/DishCard/DishTile.css';
import '#ui/Replacements/Replacements.css';
import '#ui/Stepper/RemovingStepper.css';
import styles from './Checkout.module.css';
import lineStyles from './Lines.module.css';
import { ProblemText } from './ProblemText.tsx';
import { MenuLink, Suggestions, useSuggested } from './Suggestions.tsx';
import type { SectionProps } from './section-props.ts';

const LineReplacements = lazyWithRetry(async () => (await import('./LineReplacements.tsx')).LineReplacements);
const OffHours = lazyWithRetry(async () => (await import('./OffHours.tsx')).OffHours);

interface LinesProps extends SectionProps {
  lines: readonly CartViewLine[];
  isHydrated: boolean;
}

/** The cart's lines with their choices; unavailable ones are marked and removed with one button. */
export function Lines({ lines, isHydrated, ...part }: LinesProps) {
  const { t, locale, orderProblem } = part;
  const suggested = useSuggested();
  const named = orderProblem?.cause === 'items' ? orderProblem.productIds : [];
  const missing = lines.filter((line) => line.unavailable || named.includes(line.productId));

  const gone = missing.filter(({ unavailable }) => unavailable?.served === undefined);
  const removeMissing = () => {
    for (const { key, quantity } of gone) changeQuantity(key, -quantity);
  };

  return (
    <div className={styles['box']}>
      <section className={styles['part']} aria-labelledby="order-lines">
        <header className={lineStyles['head']}>
          <h2 id="order-lines">{t('lines')}</h2>
          {suggested.length > 0 && <MenuLink t={t} locale={locale} />}
        </header>
        {!isHydrated && <div className={lineStyles['skeleton']} aria-busy="true" />}
        <ul className={lineStyles['lines']}>
          {lines.map((line) => (
            <Line key={line.key} line={line} isMissing={missing.includes(line)} {...part} />
          ))}
        </ul>
        <ProblemText {...part} cause="items" />
        {lines.some(({ unavailable }) => unavailable?.served !== undefined) && <OffHours t={t} locale={locale} />}
        {gone.length > 0 && (
          <Button variant="soft" onClick={removeMissing}>
            {t('removeMissing')}
          </Button>
        )}
      </section>
      <Suggestions t={t} locale={locale} suggested={suggested} />
    </div>
  );
}

function Line({ line, isMissing, t, locale }: SectionProps & { line: CartViewLine; isMissing: boolean }) {
  const { key, name, image, choices, comment, quantity, total, unavailable } = line;
  const details = [...choices, ...(comment ? [t('quoted', { text: comment })] : [])].join(' · ');
  return (
    <li className={isMissing ? lineStyles['missing'] : undefined} data-count={quantity}>
      <DishTile name={name} image={image} sizePx={40} />
      <span className={styles['what']}>
        <b lang={foreignLanguage(name, locale)}>{name}</b>
        {details !== '' && <small lang={foreignLanguage(details, locale)}>{details}</small>}
        {quantity >= maxQuantity && <small>{t('most', { count: maxQuantity })}</small>}
        {isMissing ? (
          <small>
            <s>{formatPrice(total, locale)}</s> <span className={styles['out']}>{whyGone(unavailable, t)}</span>
          </small>
        ) : (
          <small className={styles['sum']}>{formatPrice(total, locale)}</small>
        )}
      </span>
      <Stepper
        value={quantity}
        onChange={(next) => changeQuantity(key, next - quantity)}
        decreaseLabel={t('decrease', { name })}
        increaseLabel={t('increase', { name })}
        valueLabel={t('quantity', { name, count: quantity })}
      />
      {unavailable?.replacements && (
        <span className={lineStyles['replacements']}>
          <LineReplacements line={line} locale={locale} t={t} />
        </span>
      )}
    </li>
  );
}

/** Of a line that only the rejected order has named, nothing but that is known. */
function whyGone(gone: UnavailableItem | undefined, t: SectionProps['t']): string {
  return gone?.served ?? t(`gone_${gone ? goneReason(gone) : 'soldOut'}`, { name: gone?.name ?? '' });
}
