import { marked, markOf } from '#domain/page-marks.ts';

/**
 * An inline script of the screen at a counter: asks for the numbers every five seconds and draws what has changed. Screens are old: it uses
 * what browsers had in 2015. A page whose address shows nothing any more is loaded again and says so.
 */

interface Numbers {
  readonly cooking: readonly number[];
  readonly ready: readonly number[];
}

const everyMs = 5_000;
const screenOf = document.querySelector<HTMLElement>(marked('data-counter'));
const away = document.querySelector<HTMLElement>(marked('data-away'));

function draw(list: Element | null, numbers: readonly number[]): void {
  if (list === null) return;
  const known = [...list.children].map(({ textContent }) => Number(textContent));
  if (known.join() === numbers.join()) return;
  const items = numbers.map((number) => {
    const item = document.createElement('li');
    item.textContent = String(number);
    if (known.indexOf(number) < 0) item.setAttribute('data-new', '');
    return item;
  });
  list.textContent = '';
  for (const item of items) list.appendChild(item);
}

function take(request: XMLHttpRequest): void {
  if (request.status === 404) location.reload();
  if (away !== null) away.hidden = request.status === 200;
  if (request.status !== 200) return;
  const { cooking, ready } = JSON.parse(request.responseText) as Numbers;
  draw(document.querySelector(marked('data-numbers', 'cooking')), cooking);
  draw(document.querySelector(marked('data-numbers', 'ready')), ready);
}

function ask(): void {
  const request = new XMLHttpRequest();
  request.open('GET', markOf(screenOf, 'data-counter') ?? '');
  request.timeout = everyMs;
  request.onloadend = () => take(request);
  request.send();
}

if (screenOf !== null) setInterval(ask, everyMs);
