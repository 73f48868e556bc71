// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/follow-order.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { FollowOrder } = await import('./FollowOrder.tsx');

const ways = { telegram: { bot: 'namuna_bot' }, push: { publicKey: 'key' } } as const;
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const endpoint = 'https://fcm.googleapis.com/fcm/send/1';

/** A browser that answers its question like this. */
function useBrowser(permission: NotificationPermission) {
  const requestPermission = vi.fn(async () => permission);
  const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint, keys }) }));
  vi.stubGlobal('Notification', { requestPermission });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager: { subscribe } }) } });
  return { requestPermission, subscribe };
}

afterEach(() => {
  cleanup();
  server.reset();
  vi.unstubAllGlobals();
});

describe('news of an order', () => {
  it('asks the browser by a tap and never before (R-MSG-10)', async () => {
    const { requestPermission, subscribe } = useBrowser('granted');
    server.respond(calls.allowPush, undefined);
    render(<FollowOrder words={words} ways={ways} href="/profile/messages" />);
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: words.push }));
    await screen.findByText(words.push_allowed);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
    expect(server.requests(calls.allowPush)[0]?.body).toEqual({ endpoint, keys });
    expect(screen.queryByRole('button', { name: words.push })).toBeNull();
  });

  it('says what to do where the browser does not allow it', async () => {
    useBrowser('denied');
    render(<FollowOrder words={words} ways={ways} href="/profile/messages" />);
    fireEvent.click(screen.getByRole('button', { name: words.push }));
    await screen.findByText(words.push_denied);
    expect(server.requests(calls.allowPush)).toEqual([]);
  });
});
