import { expect, test } from 'vitest';
import type { PaymentAttempt } from './attempt.ts';
import { daySums } from './day-sums.ts';

const at = (time: string) => Date.parse(`${time}+05:00`);
const attempt = (change: Partial<PaymentAttempt>) =>
  ({ provider: 'payme', amount: 4_500_000, state: 'paid', paidAt: at('2026-11-21T12:00'), cancelledAt: null, ...change }) as const;

test('a payment counts on the day of the city on which it was paid, for its provider', () => {
  const paid = [
    attempt({ paidAt: at('2026-11-20T23:59') }),
    attempt({ paidAt: at('2026-11-21T00:00') }),
    attempt({ amount: 1_000_000 }),
    attempt({ provider: 'click' }),
  ];
  expect(daySums(paid, '2026-11-21', 2)).toEqual([
    { day: '2026-11-21', provider: 'payme', count: 2, paid: 55_000, returned: 0, net: 55_000 },
    { day: '2026-11-21', provider: 'click', count: 1, paid: 45_000, returned: 0, net: 45_000 },
    { day: '2026-11-20', provider: 'payme', count: 1, paid: 45_000, returned: 0, net: 45_000 },
  ]);
});

test('what is returned counts on the day of its return, and may be more than that day has paid', () => {
  const returned = attempt({ state: 'refunded', paidAt: at('2026-11-20T12:00'), cancelledAt: at('2026-11-21T09:00') });
  expect(daySums([returned], '2026-11-21', 2)).toEqual([
    { day: '2026-11-21', provider: 'payme', count: 0, paid: 0, returned: 45_000, net: -45_000 },
    { day: '2026-11-20', provider: 'payme', count: 1, paid: 45_000, returned: 0, net: 45_000 },
  ]);
});

test('an attempt that was never paid is in no sum', () => {
  const unpaid = [
    attempt({ state: 'open', paidAt: null }),
    attempt({ state: 'cancelled', paidAt: null, cancelledAt: at('2026-11-21T12:00') }),
  ];
  expect(daySums(unpaid, '2026-11-21', 7)).toEqual([]);
});
