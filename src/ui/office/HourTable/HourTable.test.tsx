// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HourTable } from './HourTable.tsx';

afterEach(cleanup);

it('has a column for each hour from the first to the last, those after midnight at the end, and the sum of each row', () => {
  const rows = [
    { key: 'fri', label: 'Fri', orders: { 22: 4, 25: 1 } },
    { key: 'sat', label: 'Sat', orders: { 23: 8 } },
  ];
  render(<HourTable locale="en" caption="Orders by day and hour" rows={rows} rowLabel="Day" totalLabel="Total" />);
  const table = screen.getByRole('table', { name: 'Orders by day and hour' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Day', '22', '23', '0', '1', 'Total']);
  const cells = (row: number) => within(within(table).getAllByRole('row')[row] as HTMLElement).getAllByRole('cell');
  expect(cells(1).map(({ textContent }) => textContent)).toEqual(['4', '', '', '1', '5']);
  expect(cells(2).map(({ dataset }) => dataset['level'])).toEqual([undefined, '4', undefined, undefined, undefined]);
});
