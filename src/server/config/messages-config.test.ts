import { expect, test } from 'vitest';
import { readMessages } from './messages-config.ts';

const token = '123456789:AAbbccddeeffgghhiijjkkllmmnnoopp';
const telegram = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: '@namuna_bot' };
const mail = { SMTP_URL: 'smtps://user:secret@mail.example:465', SMTP_FROM: 'Namuna <orders@shop.example>' };

test('a way to reach customers is on when all its variables are set, and off when none is', () => {
  expect(readMessages({})).toEqual({ telegram: null, mail: null });
  expect(readMessages({ ...telegram, ...mail })).toEqual({
    telegram: { token, bot: 'namuna_bot', apiUrl: 'https://api.telegram.org' },
    mail: { url: mail.SMTP_URL, from: mail.SMTP_FROM },
  });
});

test.each([
  ['TELEGRAM_BOT_TOKEN', { ...telegram, TELEGRAM_BOT_TOKEN: 'secret' }],
  ['TELEGRAM_BOT_TOKEN', { TELEGRAM_BOT_NAME: 'namuna_bot' }],
  ['TELEGRAM_BOT_NAME', { TELEGRAM_BOT_TOKEN: token }],
  ['TELEGRAM_API_URL', { ...telegram, TELEGRAM_API_URL: 'relay' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'https://user:secret@mail.example' }],
  ['SMTP_FROM', { ...mail, SMTP_FROM: 'Namuna' }],
  ['SMTP_FROM', { ...mail, SMTP_FROM: 'Namuna\r\nBcc: b@example.uz\r\nX: <orders@shop.example>' }],
])('a wrong %s stops the start with a sentence that repeats no secret', (name, env) => {
  expect(() => readMessages(env)).toThrow(new RegExp(`^${name} `));
  expect(() => readMessages(env)).not.toThrow(/secret|AAbb/);
});
