import { expect, test } from 'vitest';
import { isImportant, isTold } from './message-level.ts';
import type { OrderStatus } from './order-status.ts';

const statuses: readonly OrderStatus[] = ['created', 'confirmed', 'cooking', 'ready', 'on_way', 'delivered', 'completed', 'cancelled'];

test('important is what is ready, on the way or canceled, and a change to decide (R-MSG-2)', () => {
  expect(statuses.filter((status) => isImportant({ status, change: null }))).toEqual(['ready', 'on_way', 'cancelled']);
  expect(isImportant({ status: 'cooking', change: 'offered' })).toBe(true);
  expect(isImportant({ status: 'ready', change: 'accepted' })).toBe(false);
});

test('who chose the important gets nothing else (R-MSG-2)', () => {
  const told = (level: 'all' | 'important') => statuses.filter((status) => isTold(level, { status, change: null }));
  expect(told('all')).toEqual(statuses);
  expect(told('important')).toEqual(['ready', 'on_way', 'cancelled']);
});
