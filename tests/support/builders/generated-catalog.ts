import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { noPages } from '#domain/content/pages/site-pages.ts';
import { generatedPlaces } from './generated-places.ts';
import { type Random, random } from './random.ts';

/**
 * A catalog that differs from the demo in everything: other ids (strings and integers mixed), counts, prices, hours and zones.
 * The same seed generates the same catalog.
 */
export function generateCatalog(seed: number): CatalogFile {
  const roll = random(seed);
  const places = generatedPlaces(roll);
  const categories = generateCategories(roll);
  const modifierGroups = Array.from({ length: 5 }, (_, index) => generateGroup(roll, index));
  const leaves = categories.filter(({ id }) => !categories.some(({ parentId }) => parentId === id));
  const dishes = Array.from({ length: 24 + roll.upTo(12) }, (_, index) => generateDish(roll, index, leaves, modifierGroups));
  const products = [...dishes, generateCombo(roll, dishes, leaves), generateSet(roll, dishes, leaves)];
  const [first, second, third] = dishes as [Product, Product, Product];
  const [restaurant] = places.restaurants as [CatalogFile['restaurants'][number]];
  return {
    ...places,
    categories,
    modifierGroups,
    products: products.map((product) => (product === third ? { ...product, restaurantIds: [restaurant.id] } : product)),
    recommendations: [{ productId: first.id, with: [second.id, third.id] }],
    stopList: [{ restaurantId: restaurant.id, productId: second.id, portions: 0, until: null }],
    pauses: [],
    pages: noPages,
    promoCodes: [],
    loyalty: null,
  };
}

type Product = CatalogFile['products'][number];
type Category = CatalogFile['categories'][number];
type Group = CatalogFile['modifierGroups'][number];

function generateCategories(roll: Random): Category[] {
  const tops = Array.from({ length: 2 + roll.upTo(2) }, (_, index) => ({
    id: `top-${index}`,
    parentId: null,
    name: roll.text(`Раздел ${index}`),
  }));
  const subs = Array.from({ length: 3 }, (_, index) => ({ id: 900 + index, parentId: 'top-0', name: roll.text(`Подраздел ${index}`) }));
  return [...tops, ...subs];
}

function generateGroup(roll: Random, index: number): Group {
  const isRequired = index % 2 === 0;
  const options = Array.from({ length: 2 + roll.upTo(3) }, (_, at) => ({
    id: `g${index}/o${at}`,
    name: roll.text(`Вариант ${index}.${at}`),
    price: roll.upTo(20) * 500,
    isDefault: isRequired && at === 0,
    isAvailable: at === 0 || roll.upTo(10) > 1,
  }));
  const limits = isRequired ? { minAmount: 1, maxAmount: 1 } : { minAmount: 0, maxAmount: 3 };
  const kind = isRequired ? 'choice' : 'extra';
  return {
    id: `group-${index}`,
    kind,
    name: roll.text(`Группа ${index}`),
    ...limits,
    freeAmount: isRequired ? 0 : 1,
    maxPerOption: isRequired ? 1 : 2,
    options,
  };
}

const plain = {
  isCombo: false,
  isSet: false,
  modifierGroupIds: [],
  tags: [],
  isAvailable: true,
} satisfies Partial<Product>;

function generateDish(roll: Random, index: number, categories: readonly Category[], groups: readonly Group[]): Product {
  const modifierGroupIds = index % 3 === 0 ? [roll.oneOf(groups).id] : [];
  return {
    ...plain,
    id: index % 2 === 0 ? `dish-${roll.upTo(1_000_000)}-${index}` : 50_000 + index,
    categoryId: roll.oneOf(categories).id,
    name: roll.text(`Блюдо ${index}`),
    price: 3_000 + roll.upTo(80) * 700,
    modifierGroupIds,
  };
}

function generateCombo(roll: Random, dishes: readonly Product[], categories: readonly Category[]): Product {
  const group = (index: number) => ({
    id: `combo-group-${index}`,
    name: roll.text(`Часть ${index}`),
    minAmount: 1,
    maxAmount: 1,
    options: dishes
      .slice(4 + index * 3, 7 + index * 3)
      .map(({ id }, at) => ({ productId: id, surcharge: at * 1_300, isDefault: at === 0 })),
  });
  const own = { id: 'combo', categoryId: roll.oneOf(categories).id, name: roll.text('Комбо'), price: 41_000 };
  return { ...plain, ...own, isCombo: true, comboGroups: [group(0), group(1)] };
}

function generateSet(roll: Random, dishes: readonly Product[], categories: readonly Category[]): Product {
  const setItems = dishes.slice(10, 13).map(({ id }, index) => ({ productId: id, quantity: index + 1 }));
  return { ...plain, id: 'set', categoryId: roll.oneOf(categories).id, name: roll.text('Набор'), price: 99_000, isSet: true, setItems };
}
