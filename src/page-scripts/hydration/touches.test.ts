// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { watchTouches } from './touches.ts';

const stop = vi.fn();
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

function start(clicks: readonly HTMLElement[] = []): readonly HTMLElement[] {
  window.earlyClicks = { clicks, islandRuntimeUrl: 'data:text/javascript,', stop };
  return watchTouches();
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<button data-add></button><button data-where id="notice"></button>
    <astro-island ssr><button data-where id="own"></button><input value="200"><button id="send"></button></astro-island>`;
});

test('clicks from before the script are those of cards, of the place and of islands', () => {
  const cards = start([find('#send'), find('[data-add]'), find('#notice'), find('input')]);
  expect(cards).toEqual([find('[data-add]')]);
  expect(window.touches).toMatchObject({ clicked: [find('#notice'), find('input')], pressed: [find('#send')] });
  expect(stop).toHaveBeenCalled();
});

test('a later click on a part that has not hydrated is recorded and busy, one on a card is not', () => {
  start();
  for (const selector of ['#send', '#notice', '[data-add]']) find(selector).click();
  expect(window.touches).toMatchObject({ clicked: [find('#notice')], pressed: [find('#send')] });
  expect([find('#send').ariaBusy, find('#notice').ariaBusy, find('[data-add]').ariaBusy]).toEqual(['true', 'true', null]);
  document.querySelector('astro-island')?.removeAttribute('ssr');
  find('#send').click();
  expect(window.touches?.pressed).toEqual([find('#send')]);
});

test.each(['pointerdown', 'wheel', 'keydown', 'focusin'])('a first %s starts the islands, by what was touched', async (type) => {
  start();
  find('#own').dispatchEvent(new Event(type, { bubbles: true }));
  expect(await window.touches?.started).toBe(find('#own'));
});

test('so does a click from before the script, and at idle what is stored', async () => {
  start([find('#own')]);
  expect(await window.touches?.started).toBe(find('#own'));
  localStorage.setItem('cart', '{}');
  start();
  expect(await window.touches?.started).toBeNull();
});

test('a pointer counts when it has moved', async () => {
  start();
  const started = vi.fn();
  void window.touches?.started.then(started);
  const move = (movementX: number) => find('#own').dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX }));
  move(0);
  await Promise.resolve();
  expect(started).not.toHaveBeenCalled();
  move(1);
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
});
