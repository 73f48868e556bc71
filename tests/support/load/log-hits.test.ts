import { expect, test } from 'vitest';
import { hitsIn } from './log-hits.ts';

const proper = 'one-time code 135790\n{"level":30,"time":"2026-11-21T07:00:00.135Z","path":"/api/v1/auth/code","status":202,"ms":13}\n';

test('a valid log has no hits', () => {
  expect(hitsIn(proper)).toEqual([]);
});

test.each([
  ['a phone', '"phone":"998901112233"', 'phones'],
  ['a phone as it is shown', '+998 90 111-22-33', 'phones'],
  ['a name', 'Дилноза', 'names'],
  ['an address', 'Юнусабад, 4-й квартал', 'addresses'],
  ['a code elsewhere', '"code":"135790"', 'codes'],
  ['a cookie', 'cookie: sid=x', 'cookies'],
  ['a session', `"token":"${'aB3_-'.repeat(8)}xyz"`, 'cookies'],
  ['a token', 'authorization: Bearer abc', 'tokens'],
  ['the token of a bot', '/bot123456789:AAstub-token-of-the-bot/sendMessage', 'telegram'],
  ['what Telegram signs', 'user=%7B%7D&auth_date=1794891600&hash=0', 'telegram'],
  ['an id token', '"id_token":"eyJhbGciOiJSUzI1NiJ9.e30.x"', 'telegram'],
  ['the return from Telegram', '/api/telegram/signed-in?code=c0de&state=5tate', 'telegram'],
  ['a key of a payment provider', 'authorization: Basic UGF5Y29tOng=', 'payments'],
  ['a signature of Click', `"sign_string":"${'0f'.repeat(16)}"`, 'payments'],
  ['a card', '860012******3456', 'payments'],
])('%s is one', (_, line, kind) => {
  expect(hitsIn(`${proper}${line}\n`).map((hit) => hit.split(' ')[0])).toContain(kind);
});
