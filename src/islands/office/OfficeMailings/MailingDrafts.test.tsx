// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireMailingDraft } from '#contract/office/mailings.ts';
import words from '../../../../locales/ru/office-mailings.json' with { type: 'json' };
import '../../../../tests/support/screens/native-dialog.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeMailings } = await import('./OfficeMailings.tsx');

const audience = [{ channel: 'telegram', customers: 1_200 }] as const;
const stored: WireMailingDraft = {
  ...{ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', version: 3, changedAt: '2026-11-21T06:40:00.000Z', changedBy: 'Малика' },
  ...{ title: { ru: 'Плов дня', en: '', uz: '' }, text: { ru: 'С барбарисом', en: '', uz: '' }, sendAt: '2096-11-22T05:00:00.000Z' },
};
const respond = (drafts: readonly WireMailingDraft[]) => server.respond(calls.mailings, { audience, drafts, mailings: [] });

beforeEach(() => {
  localStorage.clear();
  server.reset();
  respond([]);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(`${label} · RU`);
const type = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = async (name: string) => {
  render(<OfficeMailings locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name }));
};
const saves = () => server.requests(calls.saveMailingDraft).map(({ body }) => body as { title: { ru: string }; seen: number | null });

test('what is typed is saved after a pause, each time over the version that was saved before (R-MAILING-8)', async () => {
  server.respond(calls.saveMailingDraft, { version: 1 });
  await open(words.new);
  vi.useFakeTimers();
  type(words.title, 'П');
  await vi.advanceTimersByTimeAsync(900);
  type(words.title, 'Плов');
  await vi.advanceTimersByTimeAsync(900);
  expect(saves()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(saves()).toMatchObject([{ title: { ru: 'Плов' }, seen: null }]);
  type(words.title, 'Плов дня');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(saves().slice(1)).toMatchObject([{ title: { ru: 'Плов дня' }, seen: 1 }]);
  expect(new Set(server.requests(calls.saveMailingDraft).map(({ url }) => url.pathname)).size).toBe(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('unsaved:'))).toEqual([]);
});

test('a draft of another device goes on where it was, and is sent with the version that was seen (R-MAILING-8)', async () => {
  respond([stored]);
  server.respond(calls.planMailing, undefined);
  await open(words.continueOf.replace('{{title}}', 'Плов дня'));
  expect(fieldOf(words.title).value).toBe('Плов дня');
  expect(screen.getByLabelText<HTMLInputElement>(words.time).value).toBe('2096-11-22T10:00');
  press(words.plan);
  await screen.findByText(words.planned);
  const [sent] = server.requests(calls.planMailing);
  expect(sent?.url.pathname.split('/').at(-1)).toBe(stored.id);
  expect(sent?.body).toEqual({ title: stored.title, text: stored.text, sendAt: stored.sendAt, seen: 3 });
});

test('a draft that somebody else has changed is not saved over: the own text becomes another draft (R-MAILING-8)', async () => {
  respond([stored]);
  server.reject(calls.saveMailingDraft, { code: 'MAILING_CHANGED' });
  await open(words.continueOf.replace('{{title}}', 'Плов дня'));
  type(words.text, 'С айвой');
  press(words.saveDraft);
  await screen.findByText('MAILING_CHANGED');
  expect(fieldOf(words.text).value).toBe('С айвой');
  server.respond(calls.saveMailingDraft, { version: 1 });
  press(words.saveCopy);
  await vi.waitFor(() => expect(screen.queryByText('MAILING_CHANGED')).toBeNull());
  const [refused, copied] = server.requests(calls.saveMailingDraft);
  expect(refused?.body).toMatchObject({ text: { ru: 'С айвой' }, seen: 3 });
  expect(copied?.body).toMatchObject({ text: { ru: 'С айвой' }, seen: null });
  expect(copied?.url.pathname).not.toBe(refused?.url.pathname);
});

test('closing the form saves what is typed (R-MAILING-8)', async () => {
  server.respond(calls.saveMailingDraft, { version: 1 });
  await open(words.new);
  type(words.title, 'Плов');
  press(words.close);
  await screen.findByRole('button', { name: words.new });
  expect(saves()).toMatchObject([{ title: { ru: 'Плов' } }]);
});

test('a draft is deleted after a question, in the version that was seen (R-MAILING-8)', async () => {
  respond([stored]);
  server.respond(calls.removeMailingDraft, undefined);
  await open(words.removeDraftOf.replace('{{title}}', 'Плов дня'));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.removeDraft }));
  await screen.findByText(words.removed);
  expect(server.requests(calls.removeMailingDraft).map(({ url }) => url.search)).toEqual(['?seen=3']);
});
