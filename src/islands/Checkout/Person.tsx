import { useStore } from '@nanostores/react';
import { formatPhone } from '#domain/format.ts';
import { $checkout, emptyDraft, setCheckout } from '#stores/shop/checkout.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import styles from './Checkout.module.css';
import type { SectionProps } from './section-props.ts';

const maxNameLength = 60;

interface PersonProps extends SectionProps {
  customer: { firstName: string; phone1: string };
}

/** The customer's name and phone; the phone is the one verified at sign-in. */
export function Person({ t, orderProblem, customer }: PersonProps) {
  const typed = useStore($checkout, { ssr: () => emptyDraft }).firstName;
  return (
    <section className={styles['box']} aria-label={t('person')}>
      <div className={styles['fields']}>
        <TextField
          label={t('name')}
          data-cause="name"
          autoComplete="given-name"
          maxLength={maxNameLength}
          value={typed ?? customer.firstName}
          onChange={(firstName) => setCheckout({ firstName })}
          error={orderProblem?.cause === 'name' ? orderProblem.message : null}
        />
        <TextField
          label={t('phone')}
          type="tel"
          readOnly
          value={formatPhone(customer.phone1)}
          onChange={() => {}}
          aside={customer.phone1 === '' ? undefined : t('verified')}
        />
      </div>
    </section>
  );
}
