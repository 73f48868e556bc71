import type { Random } from './random.ts';

/** Texts that often cause errors: in markup, queries, paths, numbers, headers, memory. */
const texts = [
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</script><script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  "' or '1'='1",
  "1'; drop table orders; --",
  '%00',
  '\u0000',
  '../../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '//evil.invalid/',
  'javascript:alert(1)',
  'http://127.0.0.1:9/',
  '%0d%0aset-cookie: sid=x',
  '{{7*7}}',
  '#{7*7}',
  '%s%n%x',
  '__proto__',
  'constructor',
  'toString',
  '\ud800',
  '\u202e\u200b\ufeff',
  '🍕'.repeat(40),
  'ʻʼ’‘',
  '%',
  '%E0%A4%A',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '1e309',
  '-0',
  '0x10',
  '9007199254740993',
  '99999999999999999999',
  '2026-02-30',
  '{"a":1}',
  '[]',
  'true',
  '',
  ' ',
  'ru',
  '0',
  '200',
  '1',
] as const;
const numbers = [0, -1, 1.5, 1e9, 1e300, -1e300, 2 ** 53, 2 ** 31, Number.MIN_VALUE, 51, 255, 65_536];

export function maliciousText(roll: Random): string {
  const text = roll.oneOf(texts);
  const kind = roll.upTo(12);
  if (kind === 0) return text.repeat(1 + roll.upTo(30));
  if (kind === 1) return `${text}${roll.oneOf(texts)}`;
  if (kind === 2) return Array.from({ length: 1 + roll.upTo(60) }, () => String.fromCharCode(1 + roll.upTo(0x3000))).join('');
  if (kind === 3) return 'x'.repeat(1 + roll.upTo(3_000));
  return text;
}

export function maliciousValue(roll: Random, depth = 0): unknown {
  const kind = roll.upTo(depth > 3 ? 6 : 9);
  if (kind < 3) return maliciousText(roll);
  if (kind < 5) return roll.oneOf(numbers);
  if (kind === 5) return roll.oneOf([null, true, false]);
  if (kind === 6) return Array.from({ length: roll.upTo(5) }, () => maliciousValue(roll, depth + 1));
  if (kind === 7)
    return Object.fromEntries(Array.from({ length: roll.upTo(4) }, () => [maliciousText(roll), maliciousValue(roll, depth + 1)]));
  return nested(roll.upTo(400));
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A valid value with one change somewhere in it: replaced, removed, added, duplicated, or no change. */
export function tamperedWith(value: unknown, roll: Random): unknown {
  const kind = roll.upTo(10);
  if (kind === 0) return value;
  if (Array.isArray(value) && value.length > 0) {
    const at = roll.upTo(value.length);
    if (kind === 1) return [];
    if (kind === 2) return Array(1 + roll.upTo(150)).fill(value[at]);
    return value.with(at, tamperedWith(value[at], roll));
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const name = roll.oneOf(Object.keys(value));
    if (kind === 1) return { ...value, [maliciousText(roll)]: maliciousValue(roll) };
    if (kind === 2) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    return { ...value, [name]: tamperedWith(Reflect.get(value, name), roll) };
  }
  return maliciousValue(roll);
}
