import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatPrice } from '#domain/format.ts';
import { translateUnknown } from '#domain/words.ts';
import { applyPromo, findPromo, loadPromos, type WirePromo } from '#stores/account/promo.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $quote } from '#stores/shop/quote.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import styles from './Promo.module.css';
import type { SectionProps } from './section-props.ts';

const maxCodeLength = 64;

/** A promo code, typed or one of the customer's own; its discount, or why it does not apply. */
export function Promo({ t, locale, phone1 }: SectionProps & { phone1: string }) {
  const { promoCode } = useStore($checkout, { ssr: () => emptyDraft });
  const { quote } = useStore($quote, { ssr: 'initial' });
  const [offers, setOffers] = useState<readonly WirePromo[]>([]);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const checked = quote?.promo?.code.toUpperCase() === promoCode.toUpperCase() ? quote.promo : undefined;

  useEffect(() => {
    if (phone1 !== '') void loadPromos(phone1).then(setOffers);
  }, [phone1]);

  const notify = (reason: string | undefined, minOrderSum?: number) => {
    const least = minOrderSum ?? offers.find(({ code }) => code === promoCode)?.minOrderSum;
    return reason === 'min_sum' && least
      ? t('promo_min_sum_of', { sum: formatPrice(least, locale) })
      : (translateUnknown(t, `promo_${reason}`) ?? t('promo_unknown'));
  };

  const check = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name === '') return field.current?.focus();
    setIsChecking(true);
    const result = await findPromo(name);
    flushSync(() => setIsChecking(false));
    if (!result.ok) return;
    const { code, valid, reason, minOrderSum } = result.value;
    if (!valid) {
      setError(notify(reason, minOrderSum));
      return field.current?.focus();
    }
    setTyped('');
    applyPromo(code);
  };

  const others = offers.filter(({ code }) => code.toUpperCase() !== promoCode.toUpperCase());
  return (
    <section className={styles['promo']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('promo')}</h2>
      {promoCode === '' ? (
        <form className={styles['form']} noValidate onSubmit={(event) => void check(event)}>
          <TextField
            ref={field}
            label={t('promoCode')}
            name="promo"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={maxCodeLength}
            value={typed}
            onChange={(text) => {
              setError(null);
              setTyped(text);
            }}
            error={error}
          />
          <Button type="submit" variant="soft" loading={isChecking}>
            {t('promoApply')}
          </Button>
        </form>
      ) : (
        <div className={checked?.valid === false ? `${styles['applied']} ${styles['refused']}` : styles['applied']} aria-live="polite">
          <span className={styles['what']}>
            <b>{promoCode}</b>
            <small>{checked?.valid === false ? notify(checked.reason) : checked?.title}</small>
          </span>
          {checked?.valid && checked.discount > 0 && <b className={styles['sum']}>{formatPrice(-checked.discount, locale)}</b>}
          <button type="button" onClick={() => applyPromo('')} aria-label={t('promoRemove', { code: promoCode })}>
            <Icon name="close" sizePx={18} />
          </button>
        </div>
      )}
      {others.length > 0 && (
        <ul className={styles['offers']} aria-label={t('promoOffers')}>
          {others.map(({ code, title }) => (
            <li key={code}>
              <button type="button" onClick={() => applyPromo(code)}>
                <b>{code}</b>
                <small>{title}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
