import { expect, test } from 'vitest';
import words from '../../../locales/ru/order.json' with { type: 'json' };
import { translator } from '../words.ts';
import { cancellationText } from './cancellation.ts';

const t = translator<'order'>(words);
const canceled = (by: string, cancelReason?: string) =>
  cancellationText({ history: [{ status: 'cancelled', at: '', by }], ...(cancelReason !== undefined && { cancelReason }) }, t);

test('a canceled order says by whom and why, as far as it is known', () => {
  expect(canceled('customer')).toBe(words.by_customer);
  expect(canceled('staff', 'out_of_stock')).toBe(`${words.by_staff} · ${words.cancel_out_of_stock}`);
  expect(canceled('Азиз', 'нет газа')).toBe(`${words.by_staff} · нет газа`);
  expect(canceled('system', 'payment_timeout')).toBe(words.cancel_payment_timeout);
  expect(cancellationText({ history: [] }, t)).toBe('');
});
