import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { formatPrice } from '#domain/format.ts';
import type { QuotedPromo } from '#domain/order/quote.ts';
import { translateUnknown } from '#domain/words.ts';
import { applyPromo, findPromo, loadPromos, type WirePromo } from '#stores/account/promo.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $quote } from '#stores/shop/quote.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import styles from './Promo.module.css';
import type { SectionProps } from './section-props.ts';

const maxCodeLength = 64;

/** A promo code, typed or one of the customer's own; its discount, or why it does not apply. */
export function Promo({ t, locale, phone1 }: SectionProps & { phone1: string }) {
  const { promoCode } = useStore($checkout, { ssr: () => emptyDraft });
  const { quote } = useStore($quote, { ssr: 'initial' });
  const [offers, setOffers] = useState<readonly WirePromo[]>([]);
  const titleId = useId();

  useEffect(() => {
    if (phone1 !== '') void loadPromos(phone1).then(setOffers);
  }, [phone1]);

  const explain = (reason: string | undefined, minOrderSum?: number) => {
    const least = minOrderSum ?? offers.find(({ code }) => code === promoCode)?.minOrderSum;
    return reason === 'min_sum' && least
      ? t('promo_min_sum_of', { sum: formatPrice(least, locale) })
      : (translateUnknown(t, `promo_${reason}`) ?? t('promo_unknown'));
  };
  const form = usePromoForm(explain);
  const checked = quote?.promo?.code.toUpperCase() === promoCode.toUpperCase() ? quote.promo : undefined;

  return (
    <section className={styles['promo']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('promo')}</h2>
      {promoCode === '' ? (
        <PromoForm t={t} form={form} />
      ) : (
        <AppliedPromo t={t} locale={locale} code={promoCode} checked={checked} explain={explain} />
      )}
      <PromoOffers t={t} offers={offers.filter(({ code }) => code.toUpperCase() !== promoCode.toUpperCase())} />
    </section>
  );
}

/** Why a code takes nothing off. */
type Explain = (reason: string | undefined, minOrderSum?: number) => string;

/** The code that is typed, which is applied once the server accepts it. */
function usePromoForm(explain: Explain) {
  const [typed, setTyped] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const { field, message, reject, clear } = useFieldError();

  const check = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name === '') return field.current?.focus();
    setIsChecking(true);
    const result = await findPromo(name);
    setIsChecking(false);
    if (!result.ok) return;
    const { code, valid, reason, minOrderSum } = result.value;
    if (!valid) return reject(explain(reason, minOrderSum));
    setTyped('');
    applyPromo(code);
  };
  const change = (text: string) => {
    clear();
    setTyped(text);
  };
  return { typed, isChecking, field, message, check, change };
}

interface PromoFormProps extends Pick<SectionProps, 't'> {
  form: ReturnType<typeof usePromoForm>;
}

function PromoForm({ t, form: { typed, isChecking, field, message, check, change } }: PromoFormProps) {
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void check(event)}>
      <TextField
        ref={field}
        label={t('promoCode')}
        name="promo"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={maxCodeLength}
        value={typed}
        onChange={change}
        error={message}
      />
      <Button type="submit" variant="soft" loading={isChecking}>
        {t('promoApply')}
      </Button>
    </form>
  );
}

interface AppliedPromoProps extends Pick<SectionProps, 't' | 'locale'> {
  code: string;
  /** What the quote says of it; undefined until then. */
  checked: QuotedPromo | undefined;
  explain: Explain;
}

function AppliedPromo({ t, locale, code, checked, explain }: AppliedPromoProps) {
  const isRejected = checked?.valid === false;
  return (
    <div className={isRejected ? `${styles['applied']} ${styles['refused']}` : styles['applied']} aria-live="polite">
      <span className={styles['what']}>
        <b>{code}</b>
        <small>{isRejected ? explain(checked.reason) : checked?.title}</small>
      </span>
      {checked?.valid && checked.discount > 0 && <b className={styles['sum']}>{formatPrice(-checked.discount, locale)}</b>}
      <button type="button" onClick={() => applyPromo('')} aria-label={t('promoRemove', { code })}>
        <Icon name="close" sizePx={18} />
      </button>
    </div>
  );
}

function PromoOffers({ t, offers }: Pick<SectionProps, 't'> & { offers: readonly WirePromo[] }) {
  if (offers.length === 0) return null;
  return (
    <ul className={styles['offers']} aria-label={t('promoOffers')}>
      {offers.map(({ code, title }) => (
        <li key={code}>
          <button type="button" onClick={() => applyPromo(code)}>
            <b>{code}</b>
            <small>{title}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
