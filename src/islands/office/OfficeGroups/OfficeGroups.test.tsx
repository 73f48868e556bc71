// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import '../../../../tests/support/screens/native-dialog.ts';
import words from '../../../../locales/ru/office-groups.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeGroups } = await import('./OfficeGroups.tsx');

beforeEach(() => server.reset());
afterEach(cleanup);

it('makes a command for the group of a restaurant, and shows the group when the bot has got it (R-MSG-12)', async () => {
  render(<OfficeGroups locale="ru" words={words} />);
  await screen.findByText(/Кухня Чиланзар/);
  fireEvent.click(screen.getByRole('button', { name: words.connectOf.replace('{{name}}', 'Юнусабад') }));
  await screen.findByText('/group@namuna_bot abcdefghijklmnopqrstuv');
  expect(server.requests(calls.connectGroup).map(({ url }) => url.pathname)).toEqual(['/api/v1/office/telegram-groups/2']);
  server.respond(calls.telegramGroups, {
    bot: 'namuna_bot',
    restaurants: [{ id: '2', name: 'Юнусабад', group: { title: 'Юнусабад, смена', since: '2026-11-21T06:40:00.000Z' } }],
  });
  fireEvent.click(screen.getByRole('button', { name: words.refresh }));
  await screen.findByText(/Юнусабад, смена/);
  expect(screen.queryByText(/^\/group@/)).toBeNull();
});

it('ends a group after a question', async () => {
  render(<OfficeGroups locale="ru" words={words} />);
  fireEvent.click(await screen.findByRole('button', { name: words.endOf.replace('{{name}}', 'Чиланзар') }));
  expect(server.requests(calls.endGroup)).toEqual([]);
  server.respond(calls.endGroup, undefined);
  fireEvent.click(screen.getByRole('button', { name: words.end }));
  await screen.findByText(words.ended);
  expect(server.requests(calls.endGroup).map(({ url }) => url.pathname)).toEqual(['/api/v1/office/telegram-groups/1']);
});

it('says that the shop has no bot', async () => {
  server.respond(calls.telegramGroups, { bot: null, restaurants: [] });
  render(<OfficeGroups locale="ru" words={words} />);
  await screen.findByText(words.noBot);
  expect(screen.queryByRole('button')).toBeNull();
});
