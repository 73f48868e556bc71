import { describe, expect, it } from 'vitest';
import { readStatement } from './statement-table.ts';

const read = (text: string, unit: 'som' | 'tiyin' = 'som') =>
  readStatement(
    text.split('\n').map((row) => row.split(';')),
    unit,
  );

describe('a statement (R-PAY-13)', () => {
  it.each([
    ['Transaction ID;Order ID;Amount;Status', 'performed'],
    ['ID транзакции;№ заказа;Сумма, сум;Состояние', 'Проведён'],
    ['Tranzaksiya raqami;Buyurtma raqami;Toʻlov summasi;Holati', 'Toʻlangan'],
    ["tranzaksiya_id;BUYURTMA ID;To'lov miqdori;holat", "o'tkazilgan"],
  ])('has its columns by their names: %s', (names, state) => {
    expect(read(`${names}\nt1;1042;45 000,00;${state}`)).toEqual({
      lines: [{ row: 2, ids: ['t1'], order: 1042, amount: 4_500_000, state: 'paid' }],
      issues: [],
    });
  });

  it('may have a title above and empty rows between; lines count as those of the file', () => {
    const { lines } = read('Отчёт за 21.11.2026\n\nЗаказ;Сумма\n1;100\n;\n2;200') ?? { lines: [] };
    expect(lines.map(({ row, order }) => [row, order])).toEqual([
      [4, 1],
      [6, 2],
    ]);
  });

  it('without the names of an amount and of a transaction or an order is none', () => {
    expect([read('Дата;Сумма\n21.11;100'), read('id;state\n1;paid'), read('')]).toEqual([null, null, null]);
  });

  it.each([
    ['45000', 'som', 4_500_000],
    ['45 000', 'som', 4_500_000],
    ['45000.5', 'som', 4_500_050],
    ['45,000.29 UZS', 'som', 4_500_029],
    ['4500000', 'tiyin', 4_500_000],
    ['4 500 000 тийин', 'tiyin', 4_500_000],
  ] as const)('has %s as an amount in %s', (text, unit, amount) => {
    expect(read(`id;amount\nt1;${text}`, unit)?.lines).toEqual([{ row: 2, ids: ['t1'], order: null, amount, state: 'paid' }]);
  });

  it('tells payments, returns, cancellations and what came to nothing by their words', () => {
    const words = ['Оплачено', 'Возврат', 'Отменена', 'bekor qilingan', 'В обработке', 'failed', '2', '-2', '-1'];
    const { lines } = read(`id;amount;state\n${words.map((word, index) => `t${index};1;${word}`).join('\n')}`) ?? { lines: [] };
    expect(lines.map(({ state }) => state)).toEqual([
      ...['paid', 'returned', 'cancelled', 'cancelled', 'unpaid', 'unpaid', 'paid', 'returned', 'unpaid'],
    ]);
  });

  it('has an amount below zero as a return', () => {
    expect(read('id;amount\nt1;-100')?.lines).toEqual([{ row: 2, ids: ['t1'], order: null, amount: 10_000, state: 'returned' }]);
  });

  it('keeps every id of a line', () => {
    expect(read('click_trans_id;click_paydoc_id;amount\n7;9007199254740993;1')?.lines[0]?.ids).toEqual(['7', '9007199254740993']);
  });

  it('names every line that can’t be compared, with its reason, and has all the others', () => {
    const rows = ['t1;1;100;paid', ';;100;paid', 't3;A-3;100;paid', 't4;4;free;paid', 't5;5;;paid', 't6;6;0;paid', 't7;7;100;maybe'];
    const more = ['4,78E+12;8;100;paid', `${'x'.repeat(65)};9;100;paid`, 't10;10;0.001;paid', 't11;11;;failed', 'Итого;;;'];
    const { lines, issues } = read(['id;order;amount;state', ...rows, ...more].join('\n')) ?? { lines: [], issues: [] };
    expect(lines.map(({ row }) => row)).toEqual([2, 12]);
    expect(issues.map(({ row, rule }) => [row, rule])).toEqual([
      ...[[3, 'account'] as const, [4, 'order'] as const, [5, 'amount'] as const, [6, 'amount'] as const, [7, 'amount'] as const],
      ...[[8, 'state'] as const, [9, 'damaged'] as const, [10, 'account'] as const, [11, 'amount'] as const, [13, 'state'] as const],
    ]);
    expect(lines.length + issues.length).toBe(rows.length + more.length);
  });
});
