import { expect, test } from 'vitest';
import { sampleOrder } from '../../../tests/support/builders/sample-orders.ts';
import { lineKey } from '../cart/cart.ts';
import { type BoardChange, isSettled, withPresses } from './board-press.ts';
import { isLineMade } from './made-lines.ts';
import { laterBy } from './order-delay.ts';

const press = (change: BoardChange) => ({ id: 'p', orderId: sampleOrder.id, number: 7, at: 0, change });

test('the board shows what the server will have made of the presses that wait (R-BOARD-4)', () => {
  const [line] = sampleOrder.lines;
  if (line === undefined) throw new Error('no line');
  const [shown] = withPresses(
    [sampleOrder],
    [
      press({ kind: 'move', status: 'confirmed' }),
      press({ kind: 'move', status: 'cooking' }),
      press({ kind: 'back', from: 'cooking', to: 'confirmed' }),
      press({ kind: 'delay', times: 2 }),
      press({ kind: 'made', line: lineKey(line), isMade: true }),
      press({ kind: 'courier', courier: { id: 'c1', name: 'Анвар' } }),
    ],
  );
  expect([shown?.status, shown?.promised]).toEqual(['confirmed', laterBy(sampleOrder.promised, 2)]);
  expect(shown !== undefined && isLineMade(shown, line)).toBe(true);
  expect(shown?.courier).toEqual({ id: 'c1', name: 'Анвар' });
  expect(withPresses(shown ? [shown] : [], [press({ kind: 'courier', courier: null })])[0]).not.toHaveProperty('courier');
  expect(withPresses([sampleOrder], [{ ...press({ kind: 'delay', times: 1 }), orderId: 'another' }])).toEqual([sampleOrder]);
});

test('a press that meant what has happened meanwhile is not told as refused', () => {
  expect(isSettled(press({ kind: 'move', status: 'cooking' }), 'cooking')).toBe(true);
  expect(isSettled(press({ kind: 'move', status: 'cooking' }), 'cancelled')).toBe(false);
  expect(isSettled(press({ kind: 'made', line: 'x', isMade: true }), 'ready')).toBe(true);
  expect(isSettled(press({ kind: 'made', line: 'x', isMade: true }), 'cancelled')).toBe(false);
});
