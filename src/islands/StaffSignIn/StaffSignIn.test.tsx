// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../../../locales/ru/staff-sign-in.json' with { type: 'json' };

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch);
const { StaffSignIn } = await import('./StaffSignIn.tsx');
afterEach(cleanup);

test('sends the token in a body, and tells a wrong one beside its field', async () => {
  fetch.mockImplementation(
    async () => new Response('{"code":"X","message":{"ru":"Не тот"}}', { status: 401, headers: { 'content-type': 'application/json' } }),
  );
  render(<StaffSignIn locale="ru" words={words} />);
  fireEvent.click(screen.getByRole('button', { name: words.open }));
  expect(screen.queryByText(words.tokenMissing)).not.toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(words.token), { target: { value: ' abc ' } });
  fireEvent.click(screen.getByRole('button', { name: words.open }));
  await screen.findByText('Не тот');
  expect([fetch.mock.calls[0]?.[0], fetch.mock.calls[0]?.[1]?.body]).toEqual(['/api/v1/staff/session', '{"token":"abc"}']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(words.token)));
});
