import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireMenu, WireModifierGroup, WireProduct } from '#contract/shop/menu.ts';
import { sampleWireMenu, sampleWireProduct } from '#contract/shop/sample-wire.ts';
import ownWords from '../../../locales/ru/menu-controls.json' with { type: 'json' };
import { mockBackend } from '../mock-backend.ts';
import { cards, startPage } from './cards.ts';
import './native-dialog.ts';

/** The menu's controls beside two cards, for tests that draw them without a browser. Each test starts with an empty cart. */

export const server = mockBackend();
// jsdom loads no stylesheets.
vi.mock('#ui/load-styles.ts', () => ({ loadStyles: async () => {} }));
const { emptyCart } = await import('#stores/shop/cart.ts');
const { chooseRegion } = await import('#stores/shop/preferences.ts');
const { dismissToast, shownToasts } = await import('#stores/lib/toasts.ts');
const { loadWords } = await import('#i18n/lazy-words.ts');
const { MenuControls } = await import('#islands/shop/MenuControls/MenuControls.tsx');

const controls = <MenuControls locale="ru" words={ownWords} />;

const group = (change: Pick<WireModifierGroup, 'id' | 'name' | 'options'> & Partial<WireModifierGroup>): WireModifierGroup => ({
  kind: 'choice',
  minAmount: 1,
  maxAmount: 1,
  freeAmount: 0,
  maxPerOption: 1,
  ...change,
});
/** The dish with choices. */
export const pilaf = sampleWireProduct({
  id: '2',
  name: 'Плов',
  category: { id: '1' },
  price: 52_000,
  description: 'Рис',
  useModiExtSystem: true,
  modifiers: [
    group({
      id: 'a',
      name: 'Размер',
      options: [option('s', '0,7', -12_000), option('m', '1 порция', 0), option('l', '1,5', 22_000, false)],
    }),
    group({
      id: 'b',
      name: 'Соус',
      kind: 'extra',
      minAmount: 0,
      maxAmount: 3,
      freeAmount: 1,
      maxPerOption: 2,
      options: [option('x', 'Чесночный', 4000), option('y', 'Сырный', 6000)],
    }),
  ],
});
export const menuOf = (product: WireProduct): WireMenu => sampleWireMenu({ restaurantId: '3', products: [product] });

function option(id: string, name: string, price: number, isAvailable = true) {
  return { id, name, price, isDefault: false, isAvailable };
}

/** Draws the cards as the page contains them, and the controls. */
export async function hydrate(html = cards({ 1: 'Нон', 2: 'Плов' })) {
  await startPage(html);
  const drawn = render(controls);
  await act(() => loadWords('ru', 'menu-actions'));
  return drawn;
}

beforeEach(() => {
  server.reset();
  server.respond(calls.regionMenu, menuOf(pilaf));
  act(emptyCart);
  for (const { id } of shownToasts()) dismissToast(id);
  chooseRegion('1');
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});
