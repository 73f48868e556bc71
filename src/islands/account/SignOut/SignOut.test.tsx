// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/sign-out.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { SignOut } = await import('./SignOut.tsx');

afterEach(cleanup);

describe('signing out', () => {
  it('signs out on one device or on all, with one request at a time', async () => {
    server.reject(calls.endSession, { code: 'UNAVAILABLE' });
    render(<SignOut locale="ru" words={words} />);
    fireEvent.click(screen.getByRole('button', { name: words.everywhere }));
    fireEvent.click(screen.getByRole('button', { name: words.signOut }));
    await vi.waitFor(() => expect((screen.getByRole('button', { name: words.signOut }) as HTMLButtonElement).disabled).toBe(false));
    expect(server.requests().map(({ url }) => url.pathname + url.search)).toEqual(['/api/v1/auth/session?everywhere=1']);
  });
});
