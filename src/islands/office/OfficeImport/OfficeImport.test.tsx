// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import words from '../../../../locales/ru/office-import.json' with { type: 'json' };
import { demoCatalog } from '../../../../tests/support/builders/demo-catalog.ts';
import { buildWorkbook, cells, styles } from '../../../../tests/support/builders/workbook.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeImport } = await import('./OfficeImport.tsx');
const { forgetCatalog, loadCatalog } = await import('#stores/office/catalog-draft.ts');

const { settings: _, pages: _pages, stopList: _stops, pauses: _pauses, ...live } = demoCatalog();
const draft = { revision: '1-1', changes: [], planned: 0 };
const [dish] = live.products;

async function choose(...parts: BlobPart[]): Promise<void> {
  render(<OfficeImport locale="ru" words={words} />);
  fireEvent.change(await screen.findByLabelText(words.choose), { target: { files: [new File(parts, 'dishes.csv')] } });
}

beforeEach(() => {
  server.reset();
  server.respond(calls.catalogWorkspace, { ...draft, live } as never);
});
afterEach(() => {
  cleanup();
  forgetCatalog();
});

describe('the import of a table', () => {
  it('shows how many dishes change before it saves them in the draft', async () => {
    server.respond(calls.saveCatalogRecords, draft);
    await choose(`id;price;category;name_ru\n${dish?.id};77 000;;\n;5000;${live.categories[0]?.name.ru};Чай`);
    await screen.findByText('Изменится блюд: 1, добавится: 1.');
    expect(server.requests(calls.saveCatalogRecords)).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    await screen.findByText(words.imported);
    const sent = server.requests(calls.saveCatalogRecords)[0]?.body as { records: { id: string; value: { price: number } }[] } | undefined;
    expect(sent?.records.map(({ id, value }) => [id, value.price])).toEqual([
      [String(dish?.id), 77_000],
      [String(Math.max(...live.products.map(({ id }) => Number(id))) + 1), 5000],
    ]);
  });

  it('asks about prices that are far from the one before, and about a dish that becomes free', async () => {
    const [one, two] = live.products;
    await choose(`id;price\n${one?.id};5\n${two?.id};0`);
    const question = await screen.findByRole('alert');
    expect(question.textContent).toContain(words.doubts);
    expect(question.querySelectorAll('li')).toHaveLength(2);
    screen.getByRole('button', { name: words.save });
  });

  it('names each wrong cell with the row of the spreadsheet, and saves nothing', async () => {
    await choose(`id,price,is_available,цена\n${dish?.id},free,1,2`);
    await screen.findByText('Строка 2, price: «free» не цена в сумах');
    screen.getByText('Столбцы без известного названия не будут загружены: цена.');
    expect(screen.queryByRole('button', { name: words.save })).toBeNull();
  });

  it('reads Cyrillic as spreadsheets on Windows write it', async () => {
    const cyrillic = Uint8Array.from([0xd7, 0xe0, 0xe9]);
    await choose('id,name_ru\n', `${dish?.id},`, cyrillic);
    await screen.findByText('Изменится блюд: 1, добавится: 0.');
  });

  it('says so when a file is neither a table nor a catalog', async () => {
    await choose('%PDF-1.7');
    await screen.findByText(words.unreadable);
  });
});

describe('the import of a workbook', () => {
  it('shows what changes, as that of CSV does', async () => {
    await choose(buildWorkbook([['id', 'price'].map(cells.text), [cells.number(String(dish?.id)), cells.number(77_000)]]));
    await screen.findByText('Изменится блюд: 1, добавится: 0.');
    screen.getByRole('button', { name: words.save });
  });

  it('names a date where a price is expected, and saves nothing', async () => {
    await choose(buildWorkbook([['id', 'price'].map(cells.text), [cells.number(String(dish?.id)), cells.number(46_350, styles.date)]]));
    await screen.findByText('Строка 2, price: в ячейке дата 2026-11-24. Запишите число или текст');
    expect(screen.queryByRole('button', { name: words.save })).toBeNull();
  });

  it('says what to do with a file of an older Excel', async () => {
    await choose(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]));
    await screen.findByText(words.oldExcel);
  });
});

describe('the import of a catalog file', () => {
  it('names the wrong field, and keeps the file', async () => {
    server.reject(calls.importCatalogFile, problem('INVALID_BODY', { field: 'products.0.price', rule: 'type' }));
    await choose(JSON.stringify({ products: [{ id: 1 }] }));
    fireEvent.click(await screen.findByRole('button', { name: words.save }));
    expect((await screen.findByRole('alert')).textContent).toContain('products.0.price');
    screen.getByRole('button', { name: words.save });
  });

  it('says which sections it ignores', async () => {
    await choose(JSON.stringify({ products: [], settings: {} }));
    await screen.findByText(/Не будут загружены: settings/);
  });
});

it('keeps the file that is looked through when the catalog fails to load again', async () => {
  await choose(`id;price\n${dish?.id};77 000`);
  await screen.findByText('Изменится блюд: 1, добавится: 0.');
  server.disconnect(calls.catalogWorkspace);
  await act(loadCatalog);
  screen.getByText('Изменится блюд: 1, добавится: 0.');
});

it('loads again by a button after a failure, and says why it failed', async () => {
  server.reject(calls.catalogWorkspace, problem('UNAVAILABLE'));
  render(<OfficeImport locale="ru" words={words} />);
  expect((await screen.findByRole('alert')).textContent).toContain('UNAVAILABLE');
  server.respond(calls.catalogWorkspace, { ...draft, live } as never);
  fireEvent.click(screen.getByRole('button', { name: words.retry }));
  await screen.findByLabelText(words.choose);
});
