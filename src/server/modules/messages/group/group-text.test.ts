import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { sampleOrder } from '../../../../../tests/support/builders/sample-orders.ts';
import { orderText } from './group-text.ts';

const [line] = sampleOrder.lines;
if (line === undefined) throw new Error('the sample order has no line');

test('what a customer wrote stays as it is, but a tap on it sends no command (R-MSG-13)', () => {
  const comment = '<b>без лука</b> & *острое* 1/2 порции /close';
  const text = orderText({ ...sampleOrder, comment, lines: [{ ...line, comment: '/open@namuna_test_bot' }] }, 'ru');
  expect(text.replaceAll('\u2060', '')).toContain(comment);
  expect(text.replaceAll('\u2060', '')).toContain('«/open@namuna_test_bot»');
  expect(text).not.toMatch(/\/\w/);
});

const inAll = (text: string) => ({ ru: text, en: text, uz: text });

test('an order of 200 lines, with emoji in the names of dishes, fits into a message wherever it is cut', () => {
  for (const name of ['Плов 🌶🌶', '👨‍👩‍👧‍👦 сет', '🥟', 'a🥟', '/close']) {
    for (let more = 0; more < 4; more += 1) {
      const lines = Array.from({ length: 200 }, (_, at) => ({
        ...line,
        name: inAll(at === 0 ? `${'a'.repeat(more)}${name}` : name.repeat(20)),
      }));
      const text = orderText({ ...sampleOrder, lines, comment: '🌶'.repeat(500) }, 'uz');
      expect(text.length).toBeLessThanOrEqual(4_096);
      expect(text.isWellFormed()).toBe(true);
    }
  }
});

test.each(locales)('a very long order is cut between characters, and fits into a message in %s', (locale) => {
  const lines = Array.from({ length: 60 }, (_, at) => ({ ...line, comment: `${'a'.repeat(at % 3)}${'🌶'.repeat(50)}` }));
  for (let more = 0; more < 2; more += 1) {
    const text = orderText({ ...sampleOrder, lines: [{ ...line, comment: 'a'.repeat(more) }, ...lines] }, locale);
    expect(text.length).toBeLessThanOrEqual(4_096);
    expect(text.isWellFormed()).toBe(true);
    expect(text).toContain('…');
  }
});
