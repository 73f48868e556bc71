import { expect, test } from 'vitest';
import { wireMenu } from './menu.ts';
import { fromWireMenu, toWireMenu } from './menu-wire.ts';
import { sampleWireMenu, sampleWireProduct } from './sample-wire.ts';

test('an error is read from each of its forms on the wire', () => {
  const read = (error: unknown) => fromWireMenu(wireMenu.parse({ ...sampleWireMenu({}), error })).error;
  const texts = { ru: 'нет', en: 'no', uz: 'yoʻq' };
  expect([read('закрыто'), read({ message: 'closed' }), read({ message: texts }), read(null)]).toEqual(['закрыто', 'closed', texts, null]);
});

test('a menu is unchanged after a round trip through the wire format', () => {
  const group = { id: 'g', name: 'Размер', kind: 'size', minAmount: 1, maxAmount: 1, freeAmount: 0, maxPerOption: 1 };
  const option = { id: 'o', name: 'Большой', price: -500, isDefault: true, isAvailable: true };
  const combo = { id: 'c', name: 'Напиток', minAmount: 1, maxAmount: 2, options: [{ productId: '7', surcharge: 100, isDefault: true }] };
  const menu = fromWireMenu(
    sampleWireMenu({
      categories: [{ id: '2', parentId: '1', name: 'Выпечка' }],
      products: [
        sampleWireProduct({ id: 7, tags: ['hit'], modifiers: [{ ...group, options: [option] }], useModiExtSystem: true }),
        sampleWireProduct({ id: '8', price: null, isCombo: true, comboGroups: [combo] }),
        sampleWireProduct({ id: '9', isSet: true, setItems: [{ productId: 7, quantity: 2 }] }),
      ],
      restaurantId: 1,
      deliveryDuration: 45,
      error: { message: { ru: 'а', en: 'b', uz: 'c' } },
    }),
  );
  expect(fromWireMenu(wireMenu.parse(JSON.parse(JSON.stringify(toWireMenu(menu)))))).toEqual(menu);
});
