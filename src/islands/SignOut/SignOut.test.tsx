// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import words from '../../../locales/ru/sign-out.json' with { type: 'json' };

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch);
const { SignOut } = await import('./SignOut.tsx');

afterEach(cleanup);

describe('signing out', () => {
  it('asks for one device or for all, one press at a time', async () => {
    fetch.mockImplementation(async () => new Response(null, { status: 503 }));
    render(<SignOut locale="ru" words={words} />);
    fireEvent.click(screen.getByRole('button', { name: words.everywhere }));
    fireEvent.click(screen.getByRole('button', { name: words.signOut }));
    await vi.waitFor(() => expect((screen.getByRole('button', { name: words.signOut }) as HTMLButtonElement).disabled).toBe(false));
    expect(fetch.mock.calls.map(([url]) => String(url))).toEqual(['/api/v1/auth/session?everywhere=1']);
  });
});
