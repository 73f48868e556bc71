import { expect, test } from 'vitest';
import { readStatementFile } from './reconciliation.ts';

const read = (...parts: BlobPart[]) => readStatementFile(new File(parts, 'statement.csv'), 'som');
const paid = { row: 2, ids: ['t1'], order: 1042, amount: 4_500_000, state: 'paid' };

test.each([',', ';', '\t', '|'])('a statement may separate its columns by %j, below a title with commas', async (separator) => {
  const rows = [['id', 'order', 'amount'].join(separator), ['t1', '1042', '45000'].join(separator)];
  expect(await read('\uFEFF', rows.join('\r\n'))).toEqual({ kind: 'statement', lines: [paid], issues: [] });
  expect(await read(['Отчёт, Payme, 21.11', ...rows].join('\n'))).toMatchObject({ kind: 'statement', lines: [{ ...paid, row: 3 }] });
});

test('cells in quotes keep their separators, and Cyrillic is read as spreadsheets on Windows write it', async () => {
  expect(await read('id,order,amount\nt1,1042,"45 000,00"')).toMatchObject({ lines: [paid] });
  const amount = Uint8Array.from([0xd1, 0xf3, 0xec, 0xec, 0xe0]);
  expect(await read('id;order;', amount, '\nt1;1042;45000')).toMatchObject({ lines: [paid] });
});

test('a file that can’t be compared says why', async () => {
  expect(await read('PK\u0003\u0004')).toEqual({ kind: 'workbook' });
  expect(await read('%PDF-1.7')).toEqual({ kind: 'unreadable' });
  expect(await read('')).toEqual({ kind: 'unreadable' });
  expect(await read('id;amount\nt1;1\n"t2;2\nt3;3')).toEqual({ kind: 'quotes', row: 3 });
  expect(await read('x'.repeat(2_000_001))).toEqual({ kind: 'tooLarge' });
  const line = (index: number) => `t${index};1`;
  const rows = Array.from({ length: 10_001 }, (_, index) => line(index));
  expect(await read(['id;amount', ...rows].join('\n'))).toEqual({ kind: 'tooMany' });
  expect(await read(['id;amount', ...rows.slice(1)].join('\n'))).toMatchObject({ kind: 'statement', issues: [] });
});
