import { expect, test } from 'vitest';
import { savedNote, withKeptOrder, withMenuAge, withNote, withoutPastBanner } from './saved-page.ts';

const now = Date.parse('2026-11-22T12:00:00+05:00');

test('the note of a saved page states the time of today, or the day and the time', () => {
  expect(savedNote('menu', Date.parse('2026-11-22T09:05:00+05:00'), now, 'ru')).toBe('Нет сети. Меню сохранено сегодня в 09:05');
  expect(savedNote('menu', Date.parse('2026-11-21T23:59:00+05:00'), now, 'en')).toBe('You’re offline. Menu saved 21 November, 23:59');
  expect(savedNote('content', Date.parse('2026-11-21T23:59:00+05:00'), now, 'uz')).toBe('Aloqa yoʻq. Sahifa saqlangan: 21-noyabr, 23:59');
  expect(savedNote('age', Date.parse('2026-11-22T09:05:00+05:00'), now, 'ru')).toBe('Меню сохранено сегодня в 09:05');
});

test('the note stands below the header of the page, with a link to try again', () => {
  const html = '<body data-layout="shop"><header>Shop</header><main><header>Menu</header></main></body>';
  expect(withNote(html, 'Note', 'en')).toMatch(
    /<\/header><p role="status" data-saved style="[^"]+">Note\. <a href="" style="[^"]+">Try again<\/a><\/p><main><header>Menu<\/header><\/main>/,
  );
});

test('the offline page states the age of the saved menu in its place', () => {
  expect(withMenuAge('<h1>Offline</h1><p data-menu-age></p>', 'Saved')).toBe('<h1>Offline</h1><p data-menu-age><b>Saved</b></p>');
  expect(withMenuAge('<h1>Another page</h1>', 'Saved')).toBe('<h1>Another page</h1>');
});

test('the offline page shows the order on its way as text, with when that was known', () => {
  const page = '<h1>Offline</h1><p data-kept-order></p>';
  expect(withKeptOrder(page, 'Order 7 · <Cooking>', 'as of 12:00')).toBe(
    '<h1>Offline</h1><p data-kept-order><b>Order 7 · &#60;Cooking> · as of 12:00</b></p>',
  );
});

test('a saved page does not show its banner from the minute of its end', () => {
  const link = '<p>1</p><a class="x" href="/" data-until="2026-11-22T12:00"><b>Over</b></a><p>2</p>';
  expect([withoutPastBanner(link, now), withoutPastBanner(link, now - 1)]).toEqual(['<p>1</p><p>2</p>', link]);
  const text = '<div class="grid"><div data-until="2026-11-22T11:59">Over</div><p>2</p></div>';
  expect(withoutPastBanner(text, now)).toBe('<div class="grid"><p>2</p></div>');
  expect(withoutPastBanner('<p>No banner</p>', now)).toBe('<p>No banner</p>');
});
