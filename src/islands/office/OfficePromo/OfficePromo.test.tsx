// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { demoFile } from '../../../../.storybook/demo-shop.ts';
import words from '../../../../locales/ru/office-promo.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficePromo } = await import('./OfficePromo.tsx');
const { forgetCatalog } = await import('#stores/office/catalog-draft.ts');
const { forgetPromoUses } = await import('#stores/office/promo-uses.ts');

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saved = () => server.requests(calls.saveCatalogRecords).map(({ body }) => (body as { records: object[] }).records[0]);
const open = async () => {
  render(<OfficePromo locale="ru" words={words} />);
  await screen.findByText('BIRINCHI');
};
const plainText = (element: Element | null | undefined) => element?.textContent?.replace(/\u00a0/g, ' ');

beforeEach(() => {
  server.reset();
  forgetCatalog();
  forgetPromoUses();
});
afterEach(cleanup);

it('shows of each code what it gives, whether it is valid, and how often it was used', async () => {
  await open();
  await screen.findByText(/Использован 214/);
  const [first, second, , lunch, over] = screen.getAllByRole('listitem').map(plainText);
  expect(first).toMatch(
    /BIRINCHIдействует.*15% · не больше 40 000 сум · от 60 000 сум · первый заказ.*Использован 214 раз · 214 покупателей/,
  );
  expect(second).toMatch(/лимит исчерпан.*Бесплатная доставка.*Использован 1 000 раз из 1 000 · 412 покупателей/);
  expect(lunch).toMatch(/Пн, Вт, Ср, Чт, Пт · 11:30–15:00.*Ещё не использован/);
  expect(over).toContain('закончился');
});

it('does not save a code without name and text, and says so beside the fields', async () => {
  await open();
  press(words.addCode);
  press(words.saveInDraft);
  screen.getByRole('textbox', { name: words.code, description: new RegExp(words.code_missing) });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: words.code }));
  type(words.code, 'birinchi');
  screen.getByText(words.code_same);
  expect(saved()).toEqual([]);
});

it('saves a new code in the draft', async () => {
  await open();
  press(words.addCode);
  type(words.code, 'salom');
  type(`${words.title} · RU`, 'Салом');
  type(words.totalLimit, '100');
  press(words.saveInDraft);
  await screen.findByText(words.savedInDraft);
  const value = {
    code: 'SALOM',
    title: { ru: 'Салом' },
    type: 'percent',
    value: 10,
    minOrderSum: 0,
    orderTypes: [0, 200],
    totalLimit: 100,
  };
  expect(saved()).toEqual([{ section: 'promoCodes', id: 'SALOM', base: null, value }]);
});

it('ends a valid code with a press, and deletes one after a confirmation', async () => {
  await open();
  press('Завершить: BIRINCHI');
  await screen.findByText('BIRINCHI закончится, когда вы опубликуете изменения.');
  expect(saved()[0]).toMatchObject({ id: 'BIRINCHI', value: { code: 'BIRINCHI', endsAt: expect.stringMatching(/^20/) } });
  expect(screen.queryByRole('button', { name: 'Завершить: NAVROZ2026' })).toBeNull();
  press('Удалить: NAVROZ2026');
  screen.getByText(words.deleteText);
  expect(saved()).toHaveLength(1);
  press('Удалить: NAVROZ2026');
  await screen.findByText(/NAVROZ2026: удалён из черновика/);
  expect(saved()[1]).toMatchObject({ section: 'promoCodes', id: 'NAVROZ2026', value: null });
});

it('keeps what is typed when someone else changed the same value, and saves the chosen side', async () => {
  await open();
  press('Изменить: BIRINCHI');
  type(words.percent, '30');
  const theirs = { ...demoFile.promoCodes[0], value: 20 };
  const conflicts = [{ section: 'promoCodes', id: 'BIRINCHI', paths: ['value'], theirs }];
  server.reject(calls.saveCatalogRecords, problem('RECORD_CHANGED', { conflicts }));
  press(words.saveInDraft);
  await screen.findByText(words.conflict);
  press(words.keepMine);
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ base: theirs, value: { value: 30 } });
});

it('saves whom a code is shown to, and says which phone is none', async () => {
  await open();
  press('Изменить: OLIB20');
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${words.offeredTo_named}`) }));
  press(words.saveInDraft);
  screen.getByText(words.phones_phones);
  type(new RegExp(`^${words.phones}`), '+998 90 111-22-33\n12345');
  screen.getByText('Это не номер телефона: 12345');
  type(new RegExp(`^${words.phones}`), '+998 90 111-22-33; 901112233, 90 111 22 44');
  press(words.saveInDraft);
  await screen.findByText(words.savedInDraft);
  expect(saved()[0]).toMatchObject({ value: { offeredTo: 'named', phones: ['998901112233', '998901112244'] } });
});

it('saves an automatic discount without asking for a code', async () => {
  await open();
  press(words.addCode);
  fireEvent.click(screen.getByRole('radio', { name: words.kind_automatic }));
  expect(screen.queryByRole('textbox', { name: words.code })).toBeNull();
  type(`${words.title} · RU`, 'Скидка выходного дня');
  press(words.saveInDraft);
  await screen.findByText(words.savedInDraft);
  expect(saved()[0]).toMatchObject({
    id: expect.stringMatching(/^AUTO-/),
    value: { kind: 'automatic', title: { ru: 'Скидка выходного дня' } },
  });
});

it('says once which codes stayed offered', async () => {
  await open();
  await screen.findByText(words.offeredNoteTitle);
  screen.getByText(/по-прежнему их видят: YETKAZISH0/);
  press(words.offeredNoteRead);
  expect(screen.queryByText(words.offeredNoteTitle)).toBeNull();
  cleanup();
  await open();
  await screen.findByText(/Использован 214/);
  expect(screen.queryByText(words.offeredNoteTitle)).toBeNull();
});

it('says that the uses could not be loaded, and shows the codes all the same', async () => {
  server.disconnect(calls.promoUses);
  await open();
  await screen.findByText(words.usesFailed);
  expect(screen.getAllByRole('listitem')).toHaveLength(demoFile.promoCodes.length);
});

it('saves the rules of points, and none when they are switched off', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: words.view_points }));
  type(words.maxRedeemPercent, '101');
  press(words.saveInDraft);
  screen.getByText('Целое число от 0 до 100');
  type(words.maxRedeemPercent, '');
  press(words.saveInDraft);
  screen.getByText(words.maxRedeemPercent_wrong);
  type(words.maxRedeemPercent, '50');
  press(words.saveInDraft);
  await screen.findByText(words.savedInDraft);
  const value = { ...demoFile.loyalty, maxRedeemPercent: 50 };
  expect(saved()).toEqual([{ section: 'loyalty', id: 'loyalty', base: demoFile.loyalty, value }]);
  fireEvent.click(screen.getByRole('switch', { name: words.pointsOn }));
  press(words.saveInDraft);
  await waitFor(() => expect(saved()[1]).toMatchObject({ value: null }));
});
