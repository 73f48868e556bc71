import { expect, it } from 'vitest';
import { offeredMethod } from './offered-method.ts';

it('an order is paid as chosen, and in cash when the chosen provider is not offered for it (R-PAY-6)', () => {
  expect(offeredMethod('payme', ['payme', 'click'])).toBe('payme');
  expect(offeredMethod('card_on_delivery', [])).toBe('card_on_delivery');
  expect(offeredMethod('gold' as never, ['payme'])).toBe('cash');
  expect([offeredMethod('uzum', ['payme']), offeredMethod('payme', []), offeredMethod('cash', ['payme'])]).toEqual([
    'cash',
    'cash',
    'cash',
  ]);
});
