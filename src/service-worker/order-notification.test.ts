import { expect, test } from 'vitest';
import { isOwnPath, parseNotification } from './order-notification.ts';

const message = { title: 'Заказ 7', text: 'Заказ 7 готов.', path: '/profile/history/1', tag: 'order-7', lang: 'ru' };

test('a message names the page of the order', () => {
  expect(parseNotification(JSON.stringify(message))).toEqual(message);
});

test.each([
  '',
  'null',
  '{}',
  '[]',
  JSON.stringify({ ...message, title: 1 }),
  JSON.stringify({ ...message, path: 'https://evil.example/' }),
])('anything else is not shown: %s', (json) => {
  expect(parseNotification(json)).toBeNull();
});

test('only pages of this site are opened', () => {
  expect(['/en/profile/history/1', '/'].map(isOwnPath)).toEqual([true, true]);
  expect(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''].map(isOwnPath)).toEqual(
    Array(5).fill(false),
  );
});
