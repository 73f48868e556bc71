import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './env-values.ts';

const https = { SITE_URL: 'https://namuna.example:8443' };
const eskiz = { ...https, SMS_PROVIDER: 'eskiz', SMS_BRAND: 'Namuna', ESKIZ_EMAIL: 'shop@example.uz', ESKIZ_PASSWORD: 'secret' };
const playmobile = {
  ...https,
  SMS_PROVIDER: 'playmobile',
  SMS_BRAND: 'Namuna',
  SMS_SENDER: '3700',
  PLAYMOBILE_LOGIN: 'shop',
  PLAYMOBILE_PASSWORD: 'secret',
};
const providerOf = (env: Record<string, string>) => readConfig(env).sms.provider;

test('without SMS_PROVIDER the gateway is SMS_URL when it is set, else codes are printed, on https only with SMS=console', () => {
  expect(providerOf({}).kind).toBe('console');
  expect(providerOf({ SMS_URL: 'https://sms.example/send' }).kind).toBe('url');
  expect(providerOf({ ...https, SMS: 'console', SMS_URL: 'https://sms.example/send' }).kind).toBe('url');
  expect(providerOf({ ...https, SMS: 'console' }).kind).toBe('console');
  expect(providerOf({ ...https, SMS_PROVIDER: 'console', SMS_URL: 'https://sms.example/send' }).kind).toBe('console');
});

test('Eskiz has the shared number as its sender unless SMS_SENDER is set', () => {
  expect(providerOf(eskiz)).toEqual({
    kind: 'eskiz',
    account: { url: 'https://notify.eskiz.uz', login: 'shop@example.uz', password: 'secret', sender: '4546' },
  });
  expect(providerOf({ ...eskiz, SMS_SENDER: 'Namuna', ESKIZ_URL: 'http://127.0.0.1:4546/' })).toMatchObject({
    account: { url: 'http://127.0.0.1:4546', sender: 'Namuna' },
  });
});

test('PlayMobile has its usual address unless PLAYMOBILE_URL is set', () => {
  expect(providerOf(playmobile)).toEqual({
    kind: 'playmobile',
    account: { url: 'https://send.smsxabar.uz/broker-api', login: 'shop', password: 'secret', sender: '3700' },
  });
});

test('the texts name SMS_BRAND and the host without a port, or the host alone', () => {
  expect(readConfig(eskiz).sms.names).toEqual({ brand: 'Namuna', host: 'namuna.example' });
  expect(readConfig({ ...https, SMS: 'console' }).sms.names).toEqual({ brand: 'namuna.example', host: 'namuna.example' });
});

const without = (env: Record<string, string>, name: string) => Object.fromEntries(Object.entries(env).filter(([key]) => key !== name));
test.each<[string, Record<string, string>]>([
  ['SMS_PROVIDER', https],
  ['SMS_PROVIDER', { ...https, SMS_PROVIDER: 'telegram' }],
  ['SMS_URL', { ...https, SMS_PROVIDER: 'url' }],
  ...['ESKIZ_EMAIL', 'ESKIZ_PASSWORD', 'SMS_BRAND'].map((name): [string, Record<string, string>] => [name, without(eskiz, name)]),
  ...['PLAYMOBILE_LOGIN', 'PLAYMOBILE_PASSWORD', 'SMS_SENDER', 'SMS_BRAND'].map((name): [string, Record<string, string>] => [
    name,
    without(playmobile, name),
  ]),
  ['ESKIZ_URL', { ...eskiz, ESKIZ_URL: 'notify.eskiz.uz' }],
  ['PLAYMOBILE_URL', { ...playmobile, PLAYMOBILE_URL: 'https://shop:secret@send.smsxabar.uz' }],
  ['SMS_SENDER', { ...eskiz, SMS_SENDER: 'Namuna Restaurants' }],
  ['SMS_BRAND', { ...eskiz, SMS_BRAND: 'x'.repeat(31) }],
  ['SMS_BRAND', { ...eskiz, SMS_BRAND: 'Namuna {{code}}' }],
  ['SMS_BRAND', { ...eskiz, SMS_BRAND: 'Na\nmuna' }],
  ['SMS_BALANCE_WARNING', { ...eskiz, SMS_BALANCE_WARNING: 'low' }],
])('an incomplete or wrong configuration stops the start with a sentence that begins with %s and has no secret', (name, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} (?![^\n]*secret)[^\n]+\\.$`));
});
