// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import words from '../../../../locales/ru/staff-board.json' with { type: 'json' };
import { sampleOrder as order } from '../../../../tests/support/builders/sample-orders.ts';
import { column, moved, notify, print, show } from '../../../../tests/support/screens/staff-board.tsx';

/** What the first order's ticket says. */
const printed = () => {
  let paper = '';
  print.mockImplementation(() => {
    paper = document.body.lastElementChild?.textContent ?? '';
  });
  fireEvent.click(screen.getByRole('button', { name: `${words.print}: № 7` }));
  return paper;
};

it('prints a ticket that counts the parts of two combos for each of them, without prices of dishes', () => {
  show();
  const paper = printed();
  expect(paper).toContain(`2 × Обед${words.inEach}1 × Плов`);
  expect(paper.match(/сум/g)).toHaveLength(1);
});

it('prints each new order once where this device prints by itself, not those before, and none again after a reload (R-BOARD-9)', async () => {
  const papers: string[] = [];
  print.mockImplementation(() => void papers.push(document.body.lastElementChild?.querySelector('h1')?.textContent ?? ''));
  const endPrint = () => act(() => void window.dispatchEvent(new Event('afterprint')));
  show();
  fireEvent.click(screen.getByRole('radio', { name: words.restaurants }));
  fireEvent.click(await screen.findByRole('switch', { name: words.printNew }));
  expect(papers).toEqual([]);
  notify('order', { order: { ...order, id: 'o2', number: 8 } });
  notify('order', { order: moved('confirmed', { ...order, id: 'o3', number: 9 }) });
  notify('order', { order: moved('ready', { ...order, id: 'o4', number: 10 }) });
  expect(papers).toEqual(['№ 8']);
  endPrint();
  expect(papers).toEqual(['№ 8', '№ 9']);
  endPrint();
  cleanup();
  show([order, { ...order, id: 'o2', number: 8 }, { ...order, id: 'o5', number: 11 }]);
  expect(papers).toEqual(['№ 8', '№ 9', '№ 11']);
  fireEvent.click(await screen.findByRole('switch', { name: words.printNew }));
  endPrint();
  notify('order', { order: { ...order, id: 'o6', number: 12 } });
  expect(papers).toHaveLength(3);
});

it('names the district of an address on its card and its ticket, because a street alone does not tell it', () => {
  const district = { ru: 'Юнусабадский район', en: 'Yunusabad district', uz: 'Yunusobod tumani' };
  const address = { text: '4-й квартал, 12', district, floor: '3', longitude: 69.28, latitude: 41.36 };
  show([{ ...order, orderTypeId: 0, address }]);
  const line = /4-.?й квартал, 12, Юнусабадский район, этаж.3/;
  expect(column(words.column_created).queryByText(line)).not.toBeNull();
  expect(printed()).toMatch(line);
});

it('prints what is to be collected and how, and when the order was placed', () => {
  show([{ ...order, payment: { method: 'cash', status: 'unpaid', changeFrom: 150_000 } }]);
  const paper = printed().replaceAll('\u00a0', ' ');
  expect(paper).toContain(`${words.toCollect}, ${words.cash} 100 000 сум${words.changeFrom.replace('{{sum}}', '150 000 сум')}`);
  expect(paper).toContain(words.placedAt.replace('{{time}}', '21 ноября, 11:55'));
  cleanup();
  show([{ ...order, payment: { method: 'card_on_delivery', status: 'unpaid' } }]);
  expect(printed()).toContain(`${words.toCollect}, ${words.card_on_delivery}`);
});

it('states the wishes of an order on its card and its ticket', () => {
  show([{ ...order, wishes: { cutlery: 0, dontRing: true } }]);
  const said = `${words.wish_noCutlery} · ${words.wish_dontRing}`;
  expect(column(words.column_created).queryByText(said)).not.toBeNull();
  expect(printed()).toContain(said);
});

it('prints of a paid order that it is paid, so that nothing is collected twice', () => {
  show([moved('picked_up', { ...order, payment: { method: 'cash', status: 'paid', changeFrom: 150_000 } })]);
  const paper = printed();
  expect(paper).toContain(`${words.paid}, ${words.cash}`);
  expect(paper).not.toContain(words.toCollect);
  expect(paper.match(/сум/g)).toHaveLength(1);
});
