import { useId, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import type { OrderFilter } from '#stores/office/customers.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import '#ui/Select/Select.css';
import { Select } from '#ui/Select/Select.tsx';
import styles from './OfficeOrders.module.css';

const statuses = [
  ...(['awaiting_payment', 'created', 'confirmed', 'cooking', 'ready'] as const),
  ...(['on_way', 'delivered', 'picked_up', 'completed', 'cancelled'] as const),
] as const;

interface OrderSearchProps {
  t: Translate<'office-customers'>;
  filter: OrderFilter;
  restaurants: readonly { readonly id: string; readonly name: string }[];
  onSearch: (filter: OrderFilter) => void;
}

/** One field for number, phone and name, which Enter searches; the others narrow it down. */
export function OrderSearch({ t, filter, restaurants, onSearch }: OrderSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(filter);
  const change = (changed: Partial<OrderFilter>) => setTyped({ ...typed, ...changed });
  return (
    <form
      className={styles['search']}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ ...typed, sum: typed.sum.replace(/\D/g, '') });
      }}
    >
      <TextField
        label={t('text')}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed.text}
        onChange={(text) => change({ text })}
      />
      <div className="field-box">
        <label htmlFor={id}>{t('day')}</label>
        <input id={id} type="date" value={typed.day} onChange={({ currentTarget: { value } }) => change({ day: value })} />
      </div>
      <Select
        label={t('restaurant')}
        options={[{ value: '', label: t('all') }, ...restaurants.map(({ id: value, name }) => ({ value, label: name }))]}
        value={typed.restaurantId}
        onChange={(restaurantId) => change({ restaurantId })}
      />
      <Select
        label={t('status')}
        options={[{ value: '', label: t('all') }, ...statuses.map((value) => ({ value, label: t(`status_${value}`) }))]}
        value={typed.status}
        onChange={(status) => change({ status })}
      />
      <TextField label={t('sum')} inputMode="numeric" maxLength={15} value={typed.sum} onChange={(sum) => change({ sum })} />
      <Select
        label={t('money')}
        options={[
          { value: '', label: t('all') },
          { value: '1', label: t('toReturn') },
        ]}
        value={typed.toReturn}
        onChange={(toReturn) => change({ toReturn })}
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  );
}
