import fc from 'fast-check';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { productsById } from '#domain/menu/product.ts';
import { sampleGroup, sampleOption, sampleProduct } from '#domain/menu/sample-menu.ts';
import type { ChosenComboDish, ChosenModifier, ModifierGroup, Product, ProductsById } from '#domain/menu/types.ts';

const optionIds = ['x', 'y', 'z'];
const dishIds = ['d0', 'd1', 'd2'];

const groups = fc
  .array(fc.record({ freeAmount: fc.integer({ min: 0, max: 3 }), prices: fc.tuple(price(), price(), price()) }), { maxLength: 2 })
  .map((drawn) =>
    drawn.map(({ freeAmount, prices }, index) =>
      sampleGroup({ id: `g${index}`, freeAmount, options: prices.map((each, place) => sampleOption(optionIds[place] ?? '', each)) }),
    ),
  );
const plates = fc.record({ price: fc.integer({ min: 0, max: 20 }), modifierGroups: groups });
const menus = fc.record({
  dishes: fc.tuple(plates, plates, plates),
  combo: plates,
  set: plates,
  surcharges: fc.tuple(price(), price(), price()),
});
/** Amounts of every option of every group, for the product and for each combo dish: those that the menu has are used. */
const amounts = fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 2 });
const orders = fc.array(
  fc.record({
    productId: fc.constantFrom(...dishIds, 'combo', 'set'),
    quantity: fc.integer({ min: 1, max: 4 }),
    amounts,
    dishes: fc.array(fc.record({ productId: fc.constantFrom(...dishIds), amounts }), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 5 },
);

interface SampleCart {
  readonly products: ProductsById;
  readonly lines: readonly CartLine[];
}

/** A menu of dishes with options, a combo and a set, and lines of them, for property tests. */
export const sampleCarts: fc.Arbitrary<SampleCart> = fc.tuple(menus, orders).map(([drawn, ordered]) => {
  const products = productsById(menuOf(drawn));
  const get = (id: string) => products.get(id) as Product;
  const lines = ordered.map(({ productId, quantity, amounts, dishes }): CartLine => {
    const combo = productId === 'combo' ? dishes.map((dish) => chooseDish(get(dish.productId), dish.amounts)) : [];
    return { productId, quantity, modifiers: choose(get(productId).modifierGroups, amounts), combo };
  });
  return { products, lines };
});

function price() {
  return fc.integer({ min: -12, max: 15 });
}

interface Plate {
  readonly price: number;
  readonly modifierGroups: readonly ModifierGroup[];
}
interface Drawn {
  readonly dishes: readonly Plate[];
  readonly combo: Plate;
  readonly set: Plate;
  readonly surcharges: readonly number[];
}

function menuOf({ dishes, combo, set, surcharges }: Drawn): Product[] {
  const options = dishIds.map((productId, index) => ({ productId, surcharge: surcharges[index] ?? 0, isDefault: false }));
  return [
    ...dishes.map((dish, index) => sampleProduct({ id: dishIds[index] ?? '', ...dish })),
    sampleProduct({ id: 'combo', ...combo, isCombo: true, comboGroups: [{ id: 'c', name: 'c', minAmount: 0, maxAmount: 9, options }] }),
    sampleProduct({ id: 'set', ...set, isSet: true, setItems: [{ productId: 'd0', quantity: 3 }] }),
  ];
}

function choose(groups: readonly ModifierGroup[], amounts: readonly (readonly number[])[]): ChosenModifier[] {
  return groups.flatMap((group, place) =>
    group.options.flatMap(({ id: optionId }, index) => {
      const amount = amounts[place]?.[index] ?? 0;
      return amount > 0 ? [{ groupId: group.id, optionId, amount }] : [];
    }),
  );
}

function chooseDish(dish: Product, amounts: readonly (readonly number[])[]): ChosenComboDish {
  return { comboGroupId: 'c', productId: dish.id, modifiers: choose(dish.modifierGroups, amounts) };
}
