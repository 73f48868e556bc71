import { expect, test } from 'vitest';
import { readTelegramGateway, readTelegramLogin } from './telegram-config.ts';

const login = { TELEGRAM_CLIENT_ID: '123456789', TELEGRAM_CLIENT_SECRET: 'client-secret' };

test('signing in with Telegram is on when its variables are set, and off when none is', () => {
  expect(readTelegramLogin({})).toBeNull();
  const config = { clientId: '123456789', clientSecret: 'client-secret' };
  expect(readTelegramLogin(login)).toEqual({ ...config, issuer: 'https://oauth.telegram.org' });
  expect(readTelegramLogin({ ...login, TELEGRAM_ISSUER_URL: 'http://127.0.0.1:4549/' })).toEqual({
    ...config,
    issuer: 'http://127.0.0.1:4549',
  });
});

test.each([
  ['TELEGRAM_CLIENT_ID', { TELEGRAM_CLIENT_SECRET: 'client-secret' }],
  ['TELEGRAM_CLIENT_ID', { ...login, TELEGRAM_CLIENT_ID: 'namuna_bot' }],
  ['TELEGRAM_CLIENT_SECRET', { TELEGRAM_CLIENT_ID: '123456789' }],
  ['TELEGRAM_ISSUER_URL', { ...login, TELEGRAM_ISSUER_URL: 'https://oauth.telegram.org?secret' }],
])('a wrong %s stops the start with a sentence that repeats no secret', (name, env) => {
  expect(() => readTelegramLogin(env)).toThrow(new RegExp(`^${name} `));
  expect(() => readTelegramLogin(env)).not.toThrow(/secret/);
});

test('codes go to Telegram first when the token of its Gateway is set', () => {
  const token = 'AAEAAA-gateway-token-0001';
  expect(readTelegramGateway({})).toBeNull();
  expect(readTelegramGateway({ TELEGRAM_GATEWAY_TOKEN: token })).toEqual({ token, url: 'https://gatewayapi.telegram.org', price: 0 });
  expect(readTelegramGateway({ TELEGRAM_GATEWAY_TOKEN: token, TELEGRAM_GATEWAY_PRICE: '120' })?.price).toBe(120);
  expect(() => readTelegramGateway({ TELEGRAM_GATEWAY_PRICE: 'cheap' })).toThrow(/^TELEGRAM_GATEWAY_PRICE /);
  expect(() => readTelegramGateway({ TELEGRAM_GATEWAY_TOKEN: 'se cret' })).toThrow(/^TELEGRAM_GATEWAY_TOKEN (?!.*se cret)/);
  expect(() => readTelegramGateway({ TELEGRAM_GATEWAY_TOKEN: token, TELEGRAM_GATEWAY_URL: 'relay' })).toThrow(/^TELEGRAM_GATEWAY_URL /);
});
