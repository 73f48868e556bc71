// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/office-messages.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeMessages } = await import('./OfficeMessages.tsx');

beforeEach(() => server.reset());
afterEach(cleanup);

it('shows what each channel has sent, what it waits for, and sends again what was given up (R-MSG-11)', async () => {
  render(<OfficeMessages locale="ru" words={words} />);
  const row = await screen.findByRole('row', { name: /Telegram/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['812', '2', '3']);
  screen.getByText(words.reason_blocked);
  server.respond(calls.sendMessageAgain, undefined);
  fireEvent.click(screen.getByRole('button', { name: words.againOf.replace('{{about}}', words.order.replace('{{number}}', '1042')) }));
  await screen.findByText(words.again_done.replace('{{number}}', '1042'));
  expect(server.requests(calls.sendMessageAgain).map(({ url }) => url.pathname)).toEqual(['/api/v1/office/messages/m1/again']);
});
