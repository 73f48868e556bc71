// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallValue } from '#contract/lib/call-types.ts';
import { formatPrice } from '#domain/format.ts';
import { translator } from '#domain/words.ts';
import { tableResponses } from '../../../../.storybook/table-responses.ts';
import words from '../../../../locales/ru/shared-table.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { forgetTable, noteTable } = await import('#stores/shop/table-note.ts');
const { $tableSeat } = await import('#stores/shop/table-seat.ts');
const { emptyCart } = await import('#stores/shop/cart.ts');
const { followTable } = await import('#stores/shop/shared-table.ts');
const { SharedTable } = await import('./SharedTable.tsx');
const t = translator<'shared-table'>(words);

type Table = CallValue<typeof calls.table>;
const ofStories = tableResponses.table as (request: { locale: 'ru' }) => Table;
/** The host alone has the link. */
function tableWith(more: Partial<Table> = {}): Table {
  const { link = '', ...table } = ofStories({ locale: 'ru' });
  return { ...table, ...(more.isHost !== false && { link }), ...more };
}

beforeEach(() => {
  server.reset();
  act(() => {
    forgetTable();
    emptyCart();
    followTable()();
  });
});
afterEach(() => {
  cleanup();
  location.hash = '';
});

const show = () => render(<SharedTable locale="ru" words={words} firstName="Тимур" />);
/** Of somebody who sits at the table. */
async function showTable(more: Partial<Table> = {}) {
  server.respond(calls.table, tableWith(more));
  server.respond(calls.layTable, tableWith(more));
  $tableSeat.set('at');
  show();
  await screen.findByRole('list', { name: t('seats') });
}
const button = (name: string) => screen.queryByRole('button', { name });
const seat = (name: string) => screen.getByRole('listitem', { name });

test('whoever sits nowhere opens a table with a name, and hears why it cannot be', async () => {
  show();
  const name = screen.getByLabelText<HTMLInputElement>(t('name'));
  expect(name.value).toBe('Тимур');
  fireEvent.change(name, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: t('open') }));
  await screen.findByText(t('nameInvalid'));
  expect(document.activeElement).toBe(name);
  expect(server.requests(calls.openTable)).toEqual([]);
});

test('a guest sits down by the link, whose token is sent in a body, and leaves the address without it', async () => {
  location.hash = 'token';
  server.respond(calls.joinTable, tableWith({ you: 3, isHost: false }));
  server.respond(calls.table, tableWith({ you: 3, isHost: false }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: t('join') }));
  await screen.findByRole('list', { name: t('seats') });
  expect(server.requests(calls.joinTable).map(({ body }) => body)).toEqual([{ link: 'token', name: 'Тимур' }]);
  expect(location.hash).toBe('');
});

test.each([
  ['NOT_FOUND', t('linkUnknown')],
  ['TABLE_CLOSED', 'TABLE_CLOSED'],
  ['TABLE_FULL', 'TABLE_FULL'],
] as const)('a guest who can’t sit down (%s) reads why beside the name', async (code, message) => {
  noteTable({ link: 'token', isInvited: true, name: 'Карим' });
  server.reject(calls.joinTable, { code });
  show();
  fireEvent.click(await screen.findByRole('button', { name: t('join') }));
  const name = screen.getByLabelText<HTMLInputElement>(t('name'));
  await waitFor(() => expect(name.getAttribute('aria-describedby')).not.toBeNull());
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
  expect(name.value).toBe('Карим');
});

test('the host sees who sits there, what they chose and pay, invites, removes, closes and says who pays', async () => {
  await showTable();
  const [host, guest] = tableWith().seats;
  expect(seat('Malika').textContent).toContain(formatPrice(guest?.share ?? 0, 'ru'));
  expect(seat('Malika').textContent).toContain(t('soldOut'));
  const forHost = [t('invite'), t('removeSeat', { name: 'Тимур' }), t('closeAndOrder')].map(
    (name) => screen.queryByText(name) ?? button(name),
  );
  expect(forHost).not.toContain(null);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(within(seat(t('you'))).getAllByRole('group')).toHaveLength(host?.lines.length ?? 0);
});

test('a guest sees the same, and nothing that the host alone does', async () => {
  await showTable({ you: 2, isHost: false, paying: 'host' });
  expect(seat('Дилноза').textContent).toContain(formatPrice(tableWith().total, 'ru'));
  expect(seat(t('you')).textContent).toContain(t('payingNone'));
  expect([button(t('invite')), button(t('removeSeat', { name: 'Тимур' })), screen.queryByRole('radio')]).toEqual([null, null, null]);
});

test.each([
  [{ minOrderLeft: 12_000 }, t('minimumLeft', { sum: formatPrice(12_000, 'ru') })],
  [{ deliveryFee: 9_000 }, t('delivery', { sum: formatPrice(9_000, 'ru') })],
  [{ state: 'closed', you: 2, isHost: false }, t('closedText')],
  [{ state: 'closed' }, t('closedHost')],
  [{ state: 'ordered', orderNumber: 1043 }, t('orderedText', { number: '1043' })],
] as const)('the state of the table is said: %o', async (more, text) => {
  await showTable(more);
  expect(screen.getByRole('status').textContent).toContain(text);
  expect(button(t('closeAndOrder'))).toBeNull();
});

test('below the minimum the host can’t order yet', async () => {
  await showTable({ minOrderLeft: 12_000 });
  expect(screen.getByRole('button', { name: new RegExp(t('closeAndOrder')) })).toHaveProperty('disabled', true);
});

test('the link goes to what the phone shares with, else to the clipboard, else it is shown', async () => {
  await showTable();
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  fireEvent.click(screen.getByRole('button', { name: t('invite') }));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: t('inviteTitle'), url: `${location.origin}/table#${tableWith().link}` }));
  expect(screen.queryByLabelText(t('linkLabel'))).toBeNull();
  Reflect.deleteProperty(navigator, 'share');
  fireEvent.click(screen.getByRole('button', { name: t('invite') }));
  await screen.findByText(t('copyYourself'));
  expect(screen.getByLabelText<HTMLInputElement>(t('linkLabel')).value).toContain(`#${tableWith().link}`);
});

test('a table that is gone says so, and what the cart keeps', async () => {
  server.reject(calls.table, { code: 'NOT_FOUND' });
  $tableSeat.set('at');
  show();
  await screen.findByRole('heading', { name: t('overTitle') });
  fireEvent.click(screen.getByRole('button', { name: t('openOwn') }));
  screen.getByRole('heading', { name: t('openHead') });
});

test('after an order a new table can be laid', async () => {
  await showTable({ state: 'ordered', orderNumber: 1043 });
  fireEvent.click(screen.getByRole('button', { name: t('openNext') }));
  screen.getByRole('button', { name: t('open') });
});

test('a shop that does not respond says so, with a retry', async () => {
  server.reject(calls.table, { code: 'UNAVAILABLE' });
  $tableSeat.set('at');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('UNAVAILABLE');
  server.respond(calls.table, tableWith());
  fireEvent.click(screen.getByRole('button', { name: t('partRetry') }));
  await screen.findByRole('list', { name: t('seats') });
});
