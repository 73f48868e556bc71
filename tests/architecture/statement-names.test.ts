import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatement } from '#domain/payment/statement-table.ts';
import { root } from './source-files.ts';

const text = readFileSync(join(root, 'docs/operate.md'), 'utf8');
const columns = [...text.matchAll(/^\| (Transaction|Order|Amount|State)\b[^|]*\| (.*) \|$/gm)];
const names = columns.flatMap(([, column = '', list = '']) =>
  [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [column, name] as const),
);

test.each(names)('%s: the documented column %s of a statement is found', (column, name) => {
  const others = { Transaction: ['amount'], Order: ['amount'], Amount: ['order'], State: ['order', 'amount'] }[column] ?? [];
  const [line] =
    readStatement(
      [
        [...others, name],
        [...others.map(() => '7'), column === 'State' ? 'failed' : '7'],
      ],
      'som',
    )?.lines ?? [];
  const found = { Transaction: line?.ids[0], Order: line?.order, Amount: line?.amount, State: line?.state }[column];
  expect(found).toBe({ Transaction: '7', Order: 7, Amount: 700, State: 'unpaid' }[column]);
});
