import { expect, test } from 'vitest';
import { wireMenu } from './menu.ts';
import { fromWireMenu, toWireMenu } from './menu-wire.ts';

const product = { id: 7, name: 'Самса', category: { id: 2 } };

test('a menu may omit every field that the specification does not name', () => {
  const menu = fromWireMenu(wireMenu.parse({ categories: [{ id: 2, parentId: null }], products: [{ ...product, modifiers: null }] }));
  expect(menu).toMatchObject({ deliveryFee: null, restaurantId: null, deliveryDurationMinutes: 30, error: null });
  expect(menu.products[0]).toMatchObject({ id: '7', categoryId: '2', price: null, isAvailable: true, modifierGroups: [], comboGroups: [] });
});

test('a response with only an error is valid', () => {
  const read = (error: unknown) => fromWireMenu(wireMenu.parse({ error })).error;
  const texts = { ru: 'нет', en: 'no', uz: 'yoʻq' };
  expect([read('закрыто'), read({ message: 'closed' }), read({ message: texts }), read(null)]).toEqual(['закрыто', 'closed', texts, null]);
});

test('facts of another kind from an upstream count as absent', () => {
  const facts = { energy: '500 kcal', protein: {}, allergens: 'nuts' };
  const [read] = wireMenu.parse({ categories: [], products: [{ ...product, ...facts }] }).products ?? [];
  expect(read).toMatchObject({ energy: null, protein: null, allergens: null });
});

test('a menu is unchanged after a round trip through the wire format', () => {
  const group = { id: 'g', name: 'Размер', kind: 'size', minAmount: 1, maxAmount: 1, freeAmount: 0, maxPerOption: 1 };
  const option = { id: 'o', name: 'Большой', price: -500, isDefault: true, isAvailable: true };
  const combo = { id: 'c', name: 'Напиток', minAmount: 1, maxAmount: 2, options: [{ productId: '7', surcharge: 100, isDefault: true }] };
  const menu = fromWireMenu({
    categories: [{ id: '2', parentId: '1', name: 'Выпечка' }],
    products: [
      { ...product, price: 1_000, tags: ['hit'], modifiers: [{ ...group, options: [option] }], useModiExtSystem: true },
      { ...product, id: '8', isCombo: true, comboGroups: [combo] },
      { ...product, id: '9', isSet: true, setItems: [{ productId: 7, quantity: 2 }] },
    ],
    priceOfDelivery: 0,
    restaurantId: 1,
    deliveryDuration: 45,
    error: { message: { ru: 'а', en: 'b', uz: 'c' } },
  });
  expect(fromWireMenu(wireMenu.parse(JSON.parse(JSON.stringify(toWireMenu(menu)))))).toEqual(menu);
});
