import { useId } from 'react';
import { canAssign } from '#domain/order/courier.ts';
import type { Order } from '#domain/order/order.ts';
import type { Translate } from '#domain/words.ts';
import type { StaffCourier } from '#stores/staff/availability.ts';
import { press } from '#stores/staff/presses.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './CourierChoice.module.css';

export interface CourierChoiceProps {
  t: Translate<'staff-board'>;
  order: Order;
  /** of all restaurants of this board */
  couriers: readonly StaffCourier[];
  /** Somebody may have joined since. */
  onCouriersOpened: () => void;
}

/** Who brings a delivery; chosen from the couriers of its restaurant (R-COURIER-1). */
export function CourierChoice({ t, order, couriers, onCouriersOpened }: CourierChoiceProps) {
  const id = useId();
  const { courier, restaurantId, number } = order;
  const own = couriers.filter(({ restaurantIds }) => restaurantIds.includes(restaurantId));
  if (!canAssign(order) || (own.length === 0 && courier === undefined)) return null;
  const chosen = courier?.id ?? '';
  const isListed = own.some((one) => one.id === chosen);
  const assign = (courierId: string) => {
    const found = own.find((one) => one.id === courierId);
    void press(order, { kind: 'courier', courier: found === undefined ? null : { id: found.id, name: found.name } });
  };
  return (
    <div className={styles['choice']} data-chosen={courier === undefined ? undefined : ''}>
      <label htmlFor={id}>
        <Icon name="bike" sizePx={18} />
        <span className="hidden">{t('courierOf', { number })}</span>
      </label>
      <select id={id} value={chosen} onFocus={onCouriersOpened} onChange={(event) => assign(event.currentTarget.value)}>
        <option value="">{t('noCourier')}</option>
        {courier !== undefined && !isListed && <option value={chosen}>{courier.name}</option>}
        {own.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
