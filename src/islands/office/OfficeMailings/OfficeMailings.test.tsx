// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireMailings } from '#contract/office/mailings.ts';
import words from '../../../../locales/ru/office-mailings.json' with { type: 'json' };
import '../../../../tests/support/screens/native-dialog.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeMailings } = await import('./OfficeMailings.tsx');

const planned: WireMailings['mailings'][number] = {
  ...{ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', state: 'planned', sendAt: '2026-11-22T05:00:00.000Z', madeBy: 'Малика' },
  ...{ title: { ru: 'Плов дня', en: '', uz: '' }, text: { ru: 'С барбарисом', en: '', uz: '' }, sent: 0, failed: 0, waiting: 0 },
  ...{ unsent: 0, ended: null },
};
const audience = [{ channel: 'telegram', customers: 1_200 }] as const;

beforeEach(() => {
  localStorage.clear();
  server.reset();
  server.respond(calls.mailings, { audience, drafts: [], mailings: [] });
});
afterEach(cleanup);

const write = async () => {
  render(<OfficeMailings locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: words.new }));
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(`${label} · RU`), { target: { value } });
  return () => {
    type(words.title, 'Плов дня');
    type(words.text, 'С барбарисом');
  };
};
const texts = { title: { ru: 'Плов дня', en: '', uz: '' }, text: { ru: 'С барбарисом', en: '', uz: '' } };

test('a mailing is sent after a question that says how many get it, and once (R-MAILING-7)', async () => {
  server.respond(calls.planMailing, undefined);
  const fill = await write();
  screen.getByText(words.reach.replace('{{count}}', '1 200'));
  fireEvent.click(screen.getByRole('button', { name: words.send }));
  screen.getByText(words.title_missing);
  fill();
  fireEvent.click(screen.getByRole('button', { name: words.send }));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText(words.sendText.replace('{{count}}', '1 200'));
  fireEvent.click(within(dialog).getByRole('button', { name: words.send }));
  await screen.findByText(words.planned);
  expect(server.requests(calls.planMailing).map(({ body }) => body)).toEqual([{ ...texts, sendAt: null, seen: null }]);
});

test('a refused one loses nothing that was typed, and is the same one when it is sent again', async () => {
  server.reject(calls.planMailing, { code: 'PUBLISH_TIME_PAST' });
  const fill = await write();
  fill();
  fireEvent.change(screen.getByLabelText(words.time), { target: { value: '2096-11-22T10:00' } });
  fireEvent.click(screen.getByRole('button', { name: words.plan }));
  await screen.findByText('PUBLISH_TIME_PAST');
  expect((screen.getByLabelText(`${words.text} · RU`) as HTMLTextAreaElement).value).toBe('С барбарисом');
  server.respond(calls.planMailing, undefined);
  fireEvent.click(screen.getByRole('button', { name: words.plan }));
  await screen.findByText(words.planned);
  const sent = server.requests(calls.planMailing);
  expect(sent.map(({ body }) => (body as { sendAt: string }).sendAt)).toEqual(Array(2).fill('2096-11-22T05:00:00.000Z'));
  expect(new Set(sent.map(({ url }) => url.pathname)).size).toBe(1);
});

test('a test goes to the own place, and says where (R-MAILING-3)', async () => {
  server.respond(calls.testMailing, { channel: 'telegram' });
  const fill = await write();
  fill();
  fireEvent.click(screen.getByRole('button', { name: words.test }));
  await screen.findByText(words.test_done.replace('{{where}}', words.where_telegram));
  expect(server.requests(calls.testMailing)[0]?.body).toEqual(texts);
});

test('one that has not begun is canceled, one that goes on is stopped, after a question; the figures are shown (R-MAILING-6)', async () => {
  const sending = { ...planned, id: '7c9e6679-7425-40de-944b-e07fc1f90ae8', state: 'sending', sent: 812, failed: 3, waiting: 40 } as const;
  const ended = { at: planned.sendAt, by: 'Бобур' };
  const stopped = { ...sending, id: 'm3', state: 'stopped', unsent: 39, ended } as const;
  server.respond(calls.mailings, { audience, drafts: [], mailings: [planned, sending, stopped] });
  server.respond(calls.cancelMailing, undefined);
  render(<OfficeMailings locale="ru" words={words} />);
  await screen.findByText(words.progress.replace('{{sent}}', '812').replace('{{failed}}', '3').replace('{{waiting}}', '40'));
  screen.getByText(words.progressStopped.replace('{{sent}}', '812').replace('{{failed}}', '3').replace('{{unsent}}', '39'));
  screen.getByText(words.ended_stopped.replace('{{moment}}', '22 ноября, 10:00 · Бобур'));
  const end = async (name: string, label: string) => {
    fireEvent.click(screen.getByRole('button', { name: name.replace('{{title}}', 'Плов дня') }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }));
  };
  await end(words.cancelOf, words.cancelMailing);
  await screen.findByText(words.canceled);
  await end(words.stopOf, words.stop);
  await screen.findByText(words.stopped);
  expect(server.requests(calls.cancelMailing).map(({ url }) => url.pathname.split('/').at(-1))).toEqual([planned.id, sending.id]);
});

test.each(['sent', 'canceled', 'stopped'] as const)('that a mailing is in the queue is said until it is %s', async (over) => {
  let state: WireMailings['mailings'][number]['state'] = 'planned';
  const idOf = () => server.requests(calls.planMailing)[0]?.url.pathname.split('/').at(-1) ?? '';
  server.respond(calls.planMailing, undefined);
  const fill = await write();
  server.respond(calls.mailings, () => ({ audience, drafts: [], mailings: [{ ...planned, id: idOf(), state }] }));
  fill();
  fireEvent.click(screen.getByRole('button', { name: words.send }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.send }));
  await screen.findByText(words.planned);
  const refresh = async (next: typeof state) => {
    state = next;
    fireEvent.click(screen.getByRole('button', { name: words.refresh }));
    await screen.findByText(words[`state_${next}`]);
  };
  await refresh('sending');
  screen.getByText(words.planned);
  await refresh(over);
  expect(screen.queryByText(words.planned)).toBeNull();
});
