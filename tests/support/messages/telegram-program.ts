import type { Page } from '@playwright/test';

interface ProgramWindow extends Window {
  Telegram?: { WebView: { receiveEvent(name: string, data?: unknown): void } };
  toldTelegram?: { name: string; data: unknown }[];
}

/** The hash of the address with which Telegram opens the shop. */
export function launchHash(initData: string): string {
  return `#${new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '8.0', tgWebAppPlatform: 'android' })}`;
}

/**
 * Plays the program of Telegram around every page of a tab: it shares `contact` when it is asked, the second time that it is asked for it.
 * @param allowsBot whether the person lets the bot write
 */
export async function playTelegram(page: Page, contact: string, allowsBot = false): Promise<void> {
  await page.addInitScript(
    ([shared, allows]) => {
      const own = window as ProgramWindow;
      const told: { name: string; data: unknown }[] = [];
      own.toldTelegram = told;
      const answer = (name: string, data: unknown) => setTimeout(() => own.Telegram?.WebView.receiveEvent(name, data));
      let asked = 0;
      const postEvent = (name: string, json: string) => {
        const data = JSON.parse(json);
        told.push({ name, data });
        if (name === 'web_app_request_phone') answer('phone_requested', { status: shared === '' ? 'cancelled' : 'sent' });
        if (name === 'web_app_request_write_access') answer('write_access_requested', { status: allows ? 'allowed' : 'cancelled' });
        if (name !== 'web_app_invoke_custom_method') return;
        asked += 1;
        answer('custom_method_invoked', { req_id: data.req_id, result: asked === 1 ? '' : shared });
      };
      Object.defineProperty(window, 'TelegramWebviewProxy', { value: { postEvent } });
    },
    [contact, allowsBot] as const,
  );
}

/** What the page told Telegram last about this. */
export function lastTold(page: Page, name: string): Promise<unknown> {
  return page.evaluate((searched) => (window as ProgramWindow).toldTelegram?.findLast((told) => told.name === searched)?.data, name);
}

export async function sendEvent(page: Page, name: string): Promise<void> {
  await page.evaluate((sent) => (window as ProgramWindow).Telegram?.WebView.receiveEvent(sent), name);
}
