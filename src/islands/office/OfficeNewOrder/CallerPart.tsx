import { useState } from 'react';
import type { WireCaller } from '#contract/office/hand-orders.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import { formatPrice } from '#domain/format.ts';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import { findCaller } from '#stores/office/new-order.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PhoneField } from '#ui/inputs/PhoneField/PhoneField.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import type { HandLine } from './hand-draft.ts';
import styles from './OfficeNewOrder.module.css';
import type { PartProps } from './part-props.ts';

/** The phone first: Enter finds the customer, with the last places and the last order one press away (R-HAND-6). */
export function CallerPart({ t, locale, draft, onChange }: PartProps) {
  const [typed, setTyped] = useState('');
  const [caller, setCaller] = useState<WireCaller | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const find = async () => {
    const phone = parsePhone(typed);
    setWrong(phone === null);
    if (phone === null) return;
    setBusy(true);
    const found = await findCaller(phone);
    setBusy(false);
    if (found === null) return;
    setCaller(found);
    onChange({ phone, firstName: found.customer?.firstName ?? '' });
  };
  return (
    <section className={styles['part']}>
      <form
        className={styles['row']}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <PhoneField
          label={t('phone')}
          autoFocus
          autoComplete="off"
          value={typed}
          error={isWrong ? t('phoneInvalid') : null}
          onChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
        />
        <Button type="submit" loading={isBusy}>
          {t('findCaller')}
        </Button>
      </form>
      {caller !== null && <Known t={t} locale={locale} draft={draft} onChange={onChange} caller={caller} />}
    </section>
  );
}

/** What is known of who calls, and what can be taken from it. */
function Known({ t, locale, draft, onChange, caller }: PartProps & { caller: WireCaller }) {
  const again = () => {
    const { last } = caller;
    if (last === null) return;
    const lines = last.lines.map(({ productId, quantity, modifiers, combo, comment }): HandLine => {
      return { productId, quantity, modifiers, combo, ...(comment !== undefined && { comment }) };
    });
    const [first] = caller.addresses;
    const place = last.place.orderTypeId === delivery && first !== undefined ? placeOf(first) : null;
    onChange(
      place === null
        ? { lines, ...(last.place.orderTypeId === pickup && { orderType: pickup, restaurantId: last.place.restaurantId }) }
        : { lines, orderType: delivery, place },
    );
  };
  return (
    <>
      <p role="status">{statusOf(caller, t)}</p>
      {caller.customer !== null && caller.customer.note !== '' && <p className={styles['note']}>{caller.customer.note}</p>}
      {caller.last !== null && caller.last.lines.length > 0 && (
        <Button variant="soft" onClick={again}>
          {t('theSame', {
            dishes: caller.last.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
            sum: formatPrice(
              caller.last.lines.reduce((sum, { total }) => sum + total, 0),
              locale,
            ),
          })}
        </Button>
      )}
      <TextField
        label={t('name')}
        maxLength={60}
        autoComplete="off"
        value={draft.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      {draft.orderType === delivery && caller.addresses.length > 0 && (
        <fieldset className={styles['choices']} aria-label={t('lastPlaces')}>
          {caller.addresses.map((address) => (
            <Button
              key={`${address.longitude} ${address.latitude}`}
              variant="ghost"
              aria-pressed={draft.place?.text === address.text}
              onClick={() => onChange({ place: placeOf(address) })}
            >
              {[address.text, address.apartment].filter(Boolean).join(', ')}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

function placeOf({ text, longitude, latitude, entrance = '', floor = '', apartment = '' }: WireCaller['addresses'][number]) {
  return { text, longitude, latitude, entrance, floor, apartment };
}

function statusOf({ customer }: WireCaller, t: PartProps['t']): string {
  if (customer === null) return t('newCaller');
  if (customer.isBlocked) return t('isBlocked');
  return t(customer.isVerified ? 'isKnown' : 'isUnverified');
}
