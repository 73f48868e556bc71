import { expect, test } from 'vitest';
import { registerBot } from './register-bot.ts';

async function registered(siteUrl: string) {
  const calls: [string, object][] = [];
  const call = async (method: string, parameters: object) => void calls.push([method, parameters]);
  await registerBot({ call }, { token: 'token' }, siteUrl);
  return calls;
}

test('the webhook has a secret, and the button beside the text opens the shop inside Telegram (R-MSG-7, R-TELEGRAM-7)', async () => {
  const [webhook, button] = await registered('https://shop.example');
  expect(webhook).toEqual([
    'setWebhook',
    expect.objectContaining({ url: 'https://shop.example/api/telegram/webhook', secret_token: expect.stringMatching(/^[0-9a-f]{64}$/) }),
  ]);
  expect(button).toEqual([
    'setChatMenuButton',
    { menu_button: { type: 'web_app', text: 'Открыть меню', web_app: { url: 'https://shop.example/' } } },
  ]);
});

test('a shop without https has no button in Telegram, which refuses its address (R-TELEGRAM-7)', async () => {
  expect((await registered('http://localhost:4321')).map(([method]) => method)).toEqual(['setWebhook']);
});
