// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { logFilterOf } from '#domain/office/log-filter.ts';
import words from '../../../../locales/ru/office.json' with { type: 'json' };
import draftWords from '../../../../locales/ru/publishing.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeLog } = await import('./OfficeLog.tsx');
const { loadLog } = await import('#stores/office/log.ts');

const everything = logFilterOf(new URLSearchParams());

const entry = { id: 7, at: '2026-11-21T06:30:00.000Z', by: null, detail: null, parts: [] };

beforeEach(() => server.reset());
afterEach(cleanup);

it('tells each value before and after a change in words', async () => {
  const moved = { ...entry, kind: 'orderMoved', subject: '1024', before: { status: 'created' }, after: { status: 'confirmed' } } as const;
  const limited = { ...entry, id: 6, kind: 'stopChanged', subject: 'Плов', before: { portions: null }, after: { portions: 0 } } as const;
  server.respond(calls.officeLog, { entries: [moved, limited], next: null, people: [] });
  render(<OfficeLog locale="ru" words={words} site={{ words: {}, pages: {} }} catalog={draftWords} filter={everything} />);
  const texts = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(texts).toContain('статус: новый стало принят');
  expect(texts).toContain('порций: без ограничений стало 0');
});

it('tells the year of an entry of another year', async () => {
  const old = { ...entry, at: '2024-11-21T06:30:00.000Z', kind: 'orderMoved', subject: '1024', before: null, after: null } as const;
  server.respond(calls.officeLog, { entries: [old], next: null, people: [] });
  render(<OfficeLog locale="ru" words={words} site={{ words: {}, pages: {} }} catalog={draftWords} filter={everything} />);
  await screen.findByText('21 ноября 2024, 11:30');
});

it('shows a value that was switched in words, and no value before a new one', async () => {
  const values = { before: { isDarkMode: 'false', email: '' }, after: { isDarkMode: 'true', email: 'a@b.uz' } };
  server.respond(calls.officeLog, { entries: [{ ...entry, kind: 'saved', subject: '', ...values }], next: null, people: [] });
  render(<OfficeLog locale="ru" words={words} site={{ words: {}, pages: {} }} catalog={draftWords} filter={everything} />);
  const texts = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(texts).toContain('isDarkMode: нет стало да');
  expect(texts).toContain('email:   a@b.uz');
});

it('searches by what is chosen, and loads further pages', async () => {
  server.respond(calls.officeLog, { entries: [], next: 5, people: ['Анвар'] });
  render(<OfficeLog locale="ru" words={words} site={{ words: {}, pages: {} }} catalog={draftWords} filter={everything} />);
  await screen.findByRole('option', { name: 'Анвар' });
  fireEvent.change(screen.getByLabelText(words.person), { target: { value: 'Анвар' } });
  fireEvent.change(screen.getByLabelText(words.from), { target: { value: '2026-11-21' } });
  fireEvent.click(screen.getByRole('button', { name: words.find }));
  fireEvent.click(await screen.findByRole('button', { name: words.more }));
  const { searchParams } = server.requests(calls.officeLog).at(-1)?.url ?? new URL('http://none.invalid');
  expect(Object.fromEntries(searchParams)).toMatchObject({ by: 'Анвар', from: '2026-11-21', before: '5' });
});

it('keeps what was typed before hydration', async () => {
  server.respond(calls.officeLog, { entries: [], next: null, people: [] });
  const island = <OfficeLog locale="ru" words={words} site={{ words: {}, pages: {} }} catalog={draftWords} filter={everything} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(island);
  const field = screen.getByLabelText<HTMLInputElement>(words.text);
  field.value = 'anvar';
  render(island, { container, hydrate: true });
  await screen.findByText(words.logEmpty);
  expect(field).toHaveProperty('value', 'anvar');
  fireEvent.click(screen.getByRole('button', { name: words.find }));
  await waitFor(() => expect(server.requests(calls.officeLog).at(-1)?.url.searchParams.get('text')).toBe('anvar'));
});

it('starts with the filter of the address', async () => {
  server.respond(calls.officeLog, { entries: [], next: null, people: [] });
  render(
    <OfficeLog
      locale="ru"
      words={words}
      site={{ words: {}, pages: {} }}
      catalog={draftWords}
      filter={logFilterOf(new URLSearchParams('text=anvar&from=2026-11-21'))}
    />,
  );
  await screen.findByText(words.logEmpty);
  const { searchParams } = server.requests(calls.officeLog).at(-1)?.url ?? new URL('http://none.invalid');
  expect(Object.fromEntries(searchParams)).toMatchObject({ text: 'anvar', from: '2026-11-21' });
});

it('shows what was searched for last, however late the response to an earlier search is', async () => {
  const named = (subject: string) => ({
    entries: [{ ...entry, kind: 'memberAdded' as const, subject, before: null, after: null }],
    next: null,
    people: [],
  });
  const first = Promise.withResolvers<ReturnType<typeof named>>();
  server.respond(calls.officeLog, ({ query }) => (query.text ? named('Anvar') : first.promise));
  render(<OfficeLog locale="ru" words={words} site={{ words: {}, pages: {} }} catalog={draftWords} filter={everything} />);
  fireEvent.change(screen.getByLabelText(words.text), { target: { value: 'anvar' } });
  fireEvent.click(screen.getByRole('button', { name: words.find }));
  await screen.findByText(/Anvar/);
  await act(async () => {
    first.resolve(named('Dilnoza'));
    // two requests that begin later, each of which takes as many steps
    for (const text of ['a', 'b']) await loadLog({ ...everything, text }, null);
  });
  expect(screen.queryByText(/Dilnoza/)).toBeNull();
});

it('names a record of the catalog and its values in the language of the reader, and shows older entries as they were stored', async () => {
  const record = { ...entry, kind: 'recordPublished' as const, subject: 'products/1001 Плов', detail: '{"ru":"Плов","uz":"Osh"}' };
  const dearer = { ...record, before: { price: '45000', isAvailable: 'true' }, after: { price: '46500', isAvailable: 'false' } };
  const older = { ...record, id: 6, detail: null, before: { values: 'price: 45000' }, after: { values: 'price: 46000' } };
  const removed = { ...record, id: 5, subject: 'zones/7', detail: null, before: { 'name.uz': '"Osh"' }, after: null };
  server.respond(calls.officeLog, { entries: [dearer, older, removed], next: null, people: [] });
  render(<OfficeLog locale="uz" words={words} site={{ words: {}, pages: {} }} catalog={draftWords} filter={everything} />);
  const texts = (await screen.findAllByRole('listitem')).map((item) => item.textContent.replaceAll('\u00a0', ' '));
  expect(texts).toContain('цена: 45 000 стало 46 500');
  expect(texts).toContain('в меню: да стало нет');
  expect(texts).toContain('значения: price: 45000 стало price: 46000');
  expect(texts).toContain('название (UZ): Osh стало нет');
  expect(texts.join()).toContain('Блюдо: Osh');
  expect(texts.join()).toContain('Зона доставки: 7');
});

it('keeps what is searched for when the search fails, and searches again by a button', async () => {
  server.respond(calls.officeLog, { entries: [], next: null, people: ['Анвар'] });
  render(<OfficeLog locale="ru" words={words} site={{ words: {}, pages: {} }} catalog={draftWords} filter={everything} />);
  await screen.findByRole('option', { name: 'Анвар' });
  fireEvent.change(screen.getByLabelText(words.person), { target: { value: 'Анвар' } });
  server.disconnect(calls.officeLog);
  fireEvent.click(screen.getByRole('button', { name: words.find }));
  const retry = await screen.findByRole('button', { name: words.retry });
  server.respond(calls.officeLog, { entries: [], next: null, people: ['Анвар'] });
  fireEvent.click(retry);
  await screen.findByText(words.logEmpty);
  expect(server.requests(calls.officeLog).at(-1)?.url.searchParams.get('by')).toBe('Анвар');
});
