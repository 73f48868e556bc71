// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/office.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeSessions } = await import('./OfficeSessions.tsx');

beforeEach(() => server.reset());
afterEach(cleanup);

it('ends the session of somebody else and shows the sessions that are left', async () => {
  render(<OfficeSessions locale="ru" words={words} />);
  const button = await screen.findByRole('button', { name: 'Закончить сеанс: Анвар, Chrome, Android' });
  server.respond(calls.endTeamSession, undefined);
  server.respond(calls.teamSessions, { sessions: [] });
  fireEvent.click(button);
  await screen.findByText(words.sessionEnded);
  expect(server.requests(calls.endTeamSession).map(({ url }) => url.pathname)).toEqual(['/api/v1/office/sessions/s2']);
  expect(screen.queryByText('Анвар')).toBeNull();
});
