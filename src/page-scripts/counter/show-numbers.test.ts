// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

const asked: Request[] = [];

class Request {
  status = 0;
  responseText = '';
  timeout = 0;
  path = '';
  onloadend = () => undefined;
  open(_method: string, path: string) {
    this.path = path;
  }
  send() {
    asked.push(this);
  }
  respond(status: number, body: object | null) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onloadend();
  }
}

const shown = (kind: string) => [...document.querySelectorAll(`[data-numbers="${kind}"] li`)].map(({ textContent }) => textContent);
const isNew = () => [...document.querySelectorAll('[data-new]')].map(({ textContent }) => textContent);
const away = () => document.querySelector<HTMLElement>('[data-away]')?.hidden === false;

test('the screen of a counter asks every five seconds, marks what is new, and says when it has no connection (R-BOARD-2)', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
  document.body.innerHTML = `<p data-away hidden></p><main data-counter="/api/v1/counter/secret">
    <ul data-numbers="cooking"><li>7</li><li>8</li></ul><ul data-numbers="ready"></ul></main>`;
  await import('./show-numbers.ts');
  vi.advanceTimersByTime(5_000);
  expect(asked.map(({ path }) => path)).toEqual(['/api/v1/counter/secret']);
  asked[0]?.respond(200, { cooking: [8], ready: [7] });
  expect([shown('cooking'), shown('ready'), isNew(), away()]).toEqual([['8'], ['7'], ['7'], false]);
  vi.advanceTimersByTime(5_000);
  asked[1]?.respond(0, null);
  expect([shown('ready'), away()]).toEqual([['7'], true]);
  vi.advanceTimersByTime(5_000);
  asked[2]?.respond(200, { cooking: [], ready: [7, 8] });
  expect([shown('cooking'), shown('ready'), isNew(), away()]).toEqual([[], ['7', '8'], ['8'], false]);
  vi.useRealTimers();
});
