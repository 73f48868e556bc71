// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/follow-order.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { FollowOrder } = await import('./FollowOrder.tsx');

const ways = { telegram: { bot: 'namuna_bot', isProven: true }, push: { publicKey: 'key' } } as const;
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
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
});
// not after each: the mock of the network is one of them
afterAll(() => void vi.unstubAllGlobals());

describe('news of an order', () => {
  it('asks inside Telegram whether the bot may write, and after a refusal opens the bot (R-MSG-16)', async () => {
    let status = 'cancelled';
    const answer = () => window.dispatchEvent(new CustomEvent('telegram:write_access_requested', { detail: { status } }));
    const postEvent = (name: string) => name === 'web_app_request_write_access' && queueMicrotask(answer);
    Object.defineProperty(window, 'TelegramWebviewProxy', { value: { postEvent }, configurable: true });
    server.respond(calls.connectOpenTelegram, undefined);
    render(<FollowOrder words={words} ways={ways} href="/profile/messages" />);
    fireEvent.click(screen.getByRole('button', { name: words.telegram }));
    await screen.findByText(words.telegram_refused);
    expect([server.requests(calls.connectOpenTelegram), server.requests(calls.telegramLink)]).toEqual([[], []]);
    server.reject(calls.telegramLink, { code: 'NOT_FOUND' });
    fireEvent.click(screen.getByRole('button', { name: words.telegram }));
    await expect.poll(() => server.requests(calls.telegramLink).length).toBe(1);
    status = 'allowed';
    await expect.poll(() => screen.queryByText(words.telegram_refused)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: words.telegram }));
    await screen.findByText(words.telegram_allowed);
    expect(server.requests(calls.connectOpenTelegram).length).toBe(1);
    expect(screen.queryByRole('button', { name: words.telegram })).toBeNull();
  });

  it('connects the Telegram that signed in by one tap, and opens the bot for a session by a code (R-MSG-17)', async () => {
    server.respond(calls.connectOpenTelegram, undefined);
    render(<FollowOrder words={words} ways={ways} href="/profile/messages" />);
    fireEvent.click(screen.getByRole('button', { name: words.telegram }));
    await screen.findByText(words.telegram_allowed);
    expect(server.requests(calls.telegramLink)).toEqual([]);
    cleanup();
    server.reject(calls.telegramLink, { code: 'NOT_FOUND' });
    render(<FollowOrder words={words} ways={{ ...ways, telegram: { bot: 'namuna_bot', isProven: false } }} href="/profile/messages" />);
    fireEvent.click(screen.getByRole('button', { name: words.telegram }));
    await expect.poll(() => server.requests(calls.telegramLink).length).toBe(1);
    expect(server.requests(calls.connectOpenTelegram).length).toBe(1);
  });

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

  it('says that it did not work, whatever the browser does', async () => {
    useBrowser('granted').requestPermission.mockRejectedValue(new Error('no question here'));
    render(<FollowOrder words={words} ways={ways} href="/profile/messages" />);
    fireEvent.click(screen.getByRole('button', { name: words.push }));
    await screen.findByText(words.push_failed);
    expect(screen.getByRole('button', { name: words.push }).getAttribute('aria-busy')).toBeNull();
  });
});
