import { calls } from '#contract/calls.ts';
import { sampleWireMenu, sampleWireProduct } from '#contract/shop/sample-wire.ts';
import type { MockBackend } from '../mock-backend.ts';

const dishes = [
  { id: '1', names: ['Плов', 'Osh'], descriptions: ['Рис'] },
  { id: '2', names: ['Жареный лагман', 'Qovurma lagʻmon'], descriptions: ['Лапша, как плов'] },
  { id: '3', names: ['Лагман', 'Lagʻmon'], descriptions: [] },
];

/** `/fragments/search`, which answers what a search in the browser needs beside the menu. */
export const searchCall = { method: 'GET', path: '/fragments/search' };

interface Answer {
  /** the server searches the menu */
  readonly isLarge?: boolean;
  readonly offHours?: Readonly<Record<string, string>>;
}

/** From now on the menu has three dishes, of which the first and the third are popular. */
export function respondWithMenu(server: MockBackend, { isLarge = false, offHours = {} }: Answer = {}): void {
  const documents = isLarge ? null : dishes.map((dish) => ({ ...dish, groups: [] }));
  const popular = [{ id: '1', href: '/product/1', name: 'Плов', price: '52 000 сум', image: null }];
  const categories = ['Супы', 'Плов'].map((name, index) => ({ href: `/?folder=${index}`, name }));
  server.respondRaw(searchCall, () => Response.json({ documents, offHours, popular, categories }));
  const products = dishes.map(({ id, names: [name = ''] }) =>
    sampleWireProduct({ id, name, price: 52_000, tags: id === '2' ? [] : ['hit'] }),
  );
  server.respond(calls.regionMenu, sampleWireMenu({ products, restaurantId: '3' }));
}
