// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isInTelegram, keepLaunchData, launchData, onTelegram, requestContact } from './telegram.ts';

type Post = (name: string, json: string) => void;
const receive = (name: string, data: unknown) =>
  (window as unknown as { Telegram: { WebView: { receiveEvent(name: string, data: unknown): void } } }).Telegram.WebView.receiveEvent(
    name,
    data,
  );
const play = (postEvent: Post) => Object.assign(window, { TelegramWebviewProxy: { postEvent } });

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  vi.useRealTimers();
});

describe('the program of Telegram around the page (R-TELEGRAM-4)', () => {
  it('is there where it has put its object', () => {
    expect(isInTelegram()).toBe(false);
    play(() => {});
    expect(isInTelegram()).toBe(true);
  });

  it('gives signed data once, which is kept for the tab and leaves the address', () => {
    history.replaceState(null, '', `/uz/?folder=1#tgWebAppData=${encodeURIComponent('user=1&hash=2')}&tgWebAppVersion=8.0`);
    expect(keepLaunchData()).toBe('user=1&hash=2');
    expect(location.pathname + location.search + location.hash).toBe('/uz/?folder=1');
    expect(keepLaunchData()).toBeNull();
    expect(launchData()).toBe('user=1&hash=2');
  });

  it('leaves another fragment of an address alone', () => {
    history.replaceState(null, '', '/#main');
    expect(keepLaunchData()).toBeNull();
    expect(location.hash).toBe('#main');
  });

  it('is heard by every script of the page', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = onTelegram('back_button_pressed', first);
    onTelegram('back_button_pressed', second);
    receive('back_button_pressed', null);
    stop();
    receive('back_button_pressed', null);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });

  it('shares a contact that comes later than the consent', async () => {
    vi.useFakeTimers();
    const results = ['', '', 'contact=%7B%7D&hash=1'];
    play((name, json) => {
      if (name === 'web_app_request_phone') receive('phone_requested', { status: 'sent' });
      if (name === 'web_app_invoke_custom_method') receive('custom_method_invoked', { ...JSON.parse(json), result: results.shift() });
    });
    const shared = requestContact();
    await vi.runAllTimersAsync();
    expect(await shared).toBe('contact=%7B%7D&hash=1');
  });

  it('has no contact of who refuses, and none that never comes', async () => {
    vi.useFakeTimers();
    play(() => receive('phone_requested', { status: 'cancelled' }));
    expect(await requestContact()).toBeNull();
    play((name) => name === 'web_app_request_phone' && receive('phone_requested', { status: 'sent' }));
    const shared = requestContact();
    await vi.runAllTimersAsync();
    expect(await shared).toBeNull();
  });
});
