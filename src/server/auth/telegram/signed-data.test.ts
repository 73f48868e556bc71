import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { telegramPerson } from '../../../../tests/support/messages/telegram-person.ts';
import { stubToken as token } from '../../../../tests/support/messages/telegram-stub.ts';
import { readSigned } from './signed-data.ts';

const now = Date.parse('2026-11-30T07:00:00Z');
const seconds = Math.floor(now / 1_000);

/** The fields as they are, signed for the bot. */
function signed(fields: readonly (readonly [string, string])[]): string {
  const lines = fields.map(([name, value]) => `${name}=${value}`).sort();
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
  return new URLSearchParams([...fields.map(([name, value]) => [name, value]), ['hash', hash]]).toString();
}

test('what the library of Mini Apps signs is read, and so is what has the field of the other signature (R-TELEGRAM-1)', () => {
  const person = telegramPerson();
  const user = JSON.parse(readSigned(person.initData(now), token, now)?.fields.get('user') ?? '');
  expect(user).toMatchObject({ id: person.id, first_name: 'Дилноза & co' });
  const text = signed([['auth_date', String(seconds)] as const, ['signature', 'x'.repeat(86)] as const]);
  expect(readSigned(text, token, now)?.fields.get('signature')).toBe('x'.repeat(86));
  expect(readSigned(text.replace('xxx', 'xxy'), token, now)).toBeNull();
});

test('it counts for an hour, and a clock may be a minute behind (R-TELEGRAM-1)', () => {
  const at = (moment: number) => readSigned(signed([['auth_date', String(moment)]]), token, now) !== null;
  expect([at(seconds), at(seconds - 3_599), at(seconds - 3_600)]).toEqual([true, true, false]);
  expect([at(seconds + 60), at(seconds + 61), at(seconds * 1_000)]).toEqual([true, false, false]);
});

test.each(['', 'NaN', 'Infinity', '-1', '1e99', ' '])('without a usable time it is refused: “%s” (R-TELEGRAM-1)', (date) => {
  expect(readSigned(signed([['auth_date', date]]), token, now)).toBeNull();
});

test('a field that comes twice is refused, even if it is signed so (R-TELEGRAM-1)', () => {
  const fields = [['auth_date', String(seconds)] as const, ['user', '{"id":1}'] as const, ['user', '{"id":2}'] as const];
  expect(readSigned(signed(fields), token, now)).toBeNull();
  const once = signed([['auth_date', String(seconds)]]);
  expect(readSigned(`hash=${'0'.repeat(64)}&${once}`, token, now)).toBeNull();
  expect(readSigned(once, token, now)?.fields.get('auth_date')).toBe(String(seconds));
});

test('a hash that is too short, too long or no hash is refused (R-TELEGRAM-1)', () => {
  const text = signed([['auth_date', String(seconds)]]);
  const [hash = ''] = /\w{64}$/.exec(text) ?? [];
  for (const wrong of ['', hash.slice(0, 62), `${hash}00`, 'x'.repeat(64), hash.replace(/^./, (first) => (first === '0' ? '1' : '0'))]) {
    expect(readSigned(text.replace(hash, wrong), token, now)).toBeNull();
  }
});
