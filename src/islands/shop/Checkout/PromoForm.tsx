import { type SubmitEvent, useState } from 'react';
import { maxPromoCodeLength } from '#domain/order/promo-reason.ts';
import { tryPromo } from '#stores/account/promo.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import styles from './Discounts.module.css';
import type { SectionProps } from './section-props.ts';
import type { ExplainPromo } from './use-explain-promo.ts';

interface PromoFormProps extends Pick<SectionProps, 't'> {
  explain: ExplainPromo;
}

/** A code that is typed, applied once the server accepts it. */
export function PromoForm({ t, explain }: PromoFormProps) {
  const [typed, setTyped] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const { field, message, reject, clear } = useFieldError();

  const check = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name === '') return field.current?.focus();
    setIsChecking(true);
    const result = await tryPromo(name);
    setIsChecking(false);
    if (result === 'applied') setTyped('');
    else if (result !== 'failed') reject(explain(result));
  };
  const change = (text: string) => {
    clear();
    setTyped(text);
  };

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void check(event)}>
      <TextField
        ref={field}
        label={t('promoCode')}
        name="promo"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={maxPromoCodeLength}
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
