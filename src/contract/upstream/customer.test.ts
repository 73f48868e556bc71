import { expect, test } from 'vitest';
import { readCustomer, saysWhy } from './customer.ts';

const record = { id: 7, firstName: 'Дилноза', phone1: '998901112233' };

test('the number of a card keeps its leading zeros, and 0 or nothing is no card', () => {
  const cards = ['0012345', '2000000000015', 2_000_000_000_015, 'UZ-77', '99999999999999999999', '0', '000', 0, null, '', {}];
  expect(cards.map((cardNumber) => readCustomer({ ...record, cardNumber })?.cardNumber)).toEqual([
    '0012345',
    2_000_000_000_015,
    2_000_000_000_015,
    'UZ-77',
    '99999999999999999999',
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
});

test('what was received is kept for the next update', () => {
  const sent = { ...record, cardBalance: '150.4', cardNumber: '0012345', birthDate: '01.05.1990' };
  expect(readCustomer(sent)).toMatchObject({
    id: '7',
    cardBalance: 150,
    birthDate: '1990-05-01',
    received: { id: 7, cardBalance: '150.4', cardNumber: '0012345', birthDate: '01.05.1990' },
  });
  expect(readCustomer({ ...record, birthDate: '31.02.1990', cardBalance: -5 })).toMatchObject({ birthDate: null, cardBalance: 0 });
});

test('a refusal says why in any form of R-ERROR-2', () => {
  expect([{ success: false, message: 'Занято' }, { error: 'x' }, { error: { message: { uz: 'Band' } } }].map(saysWhy)).toEqual([
    true,
    true,
    true,
  ]);
  expect([{ success: false }, {}, null, 'x', []].map(saysWhy)).toEqual([false, false, false, false, false]);
});
