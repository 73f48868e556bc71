import { expect, test } from 'vitest';
import type { OrderLine } from './order-line.ts';
import { ticketLines } from './ticket.ts';

const text = (name: string) => ({ ru: name, en: `${name} en`, uz: `${name} uz` });
const line: OrderLine = {
  productId: '1',
  quantity: 2,
  modifiers: [],
  combo: [],
  name: text('Плов'),
  image: null,
  unitPrice: 0,
  total: 0,
  choices: [],
};
const choice = (name: string, amount = 1) => ({ name: text(name), amount, price: 0 });

test('a combo × 2 shows its parts and their options as for one combo', () => {
  const combo: OrderLine = {
    ...line,
    name: text('Обед'),
    modifiers: [{ groupId: 'bag', optionId: 'paper', amount: 1 }],
    choices: [choice('Пакет'), choice('Плов'), choice('Казы', 3), choice('Чай')],
    parts: [
      { name: text('Плов'), amount: 1, choices: [{ name: text('Казы'), amount: 3 }] },
      { name: text('Чай'), amount: 2, choices: [] },
    ],
  };
  expect(ticketLines([combo], 'ru')).toEqual([
    {
      name: 'Обед',
      quantity: 2,
      choices: [{ name: 'Пакет', quantity: 1 }],
      parts: [
        { name: 'Плов', quantity: 1, choices: [{ name: 'Казы', quantity: 3 }] },
        { name: 'Чай', quantity: 2, choices: [] },
      ],
      comment: null,
    },
  ]);
});

test('a plain dish shows its options, its comment and the requested language', () => {
  const plov: OrderLine = { ...line, choices: [choice('Яйцо', 2)], comment: 'без лука' };
  expect(ticketLines([plov], 'uz')).toEqual([
    { name: 'Плов uz', quantity: 2, choices: [{ name: 'Яйцо uz', quantity: 2 }], parts: [], comment: 'без лука' },
  ]);
});
