import { useStore } from '@nanostores/react';
import { $checkout, type AddressDraft, emptyDraft, setCheckout } from '#stores/shop/checkout.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import styles from './Checkout.module.css';
import type { SectionProps } from './section-props.ts';

const maxTextLength = 200;
const maxPartLength = 20;

/** Address details for the courier. */
export function AddressFields({ t, orderProblem }: SectionProps) {
  const draft = useStore($checkout, { ssr: () => emptyDraft });
  const field = (name: keyof AddressDraft) => ({
    label: t(name),
    value: draft[name],
    onChange: (value: string) => setCheckout({ [name]: value }),
  });
  return (
    <div className={styles['fields']}>
      <TextField
        {...field('addressText')}
        data-cause="address"
        autoComplete="street-address"
        maxLength={maxTextLength}
        error={orderProblem?.cause === 'address' ? orderProblem.message : null}
      />
      <div className={styles['three']}>
        <TextField {...field('entrance')} autoComplete="off" maxLength={maxPartLength} />
        <TextField {...field('floor')} autoComplete="off" maxLength={maxPartLength} />
        <TextField {...field('apartment')} autoComplete="off" maxLength={maxPartLength} />
      </div>
      <TextField {...field('addressComment')} autoComplete="off" maxLength={maxTextLength} />
    </div>
  );
}
