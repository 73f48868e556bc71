// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/staff-sign-in.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { StaffSignIn } = await import('./StaffSignIn.tsx');
afterEach(cleanup);

test('sends the token in the body, and shows the error of a wrong one beside its field', async () => {
  server.reject(calls.openStaffSession, { code: 'ACCESS_TOKEN_WRONG' });
  render(<StaffSignIn locale="ru" words={words} />);
  fireEvent.click(screen.getByRole('button', { name: words.open }));
  expect(screen.queryByText(words.tokenMissing)).not.toBeNull();
  expect(server.requests()).toEqual([]);
  fireEvent.change(screen.getByLabelText(words.token), { target: { value: ' abc ' } });
  fireEvent.click(screen.getByRole('button', { name: words.open }));
  await screen.findByText('ACCESS_TOKEN_WRONG');
  expect(server.requests(calls.openStaffSession).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(words.token)));
});
