import { beforeAll, describe, expect, test } from 'vitest';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import { type DishDraft, draftOfDish, editsOfDish } from '#islands/office/OfficeMenu/dish/dish-draft.ts';
import { engines } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const path = '/api/v1/office/catalog';
type Product = Readonly<Record<string, unknown>>;

const text = (ru: string) => ({ ru, en: `${ru} en`, uz: `${ru} uz` });
const noParts = { kind: 'dish', combo: [], set: [] } as const;

/** What each field of the form makes of a dish in the menu of restaurant 1; a plain one. */
const fields: Readonly<Record<keyof DishDraft, { readonly typed: Partial<DishDraft>; readonly shown: Product | undefined }>> = {
  name: { typed: { name: text('Новое имя') }, shown: { name: 'Новое имя' } },
  description: { typed: { description: text('Новое описание') }, shown: { description: 'Новое описание' } },
  unit: { typed: { unit: text('2 шт.') }, shown: { unit: '2 шт.' } },
  price: { typed: { price: 8_000 }, shown: { price: 8_000 } },
  oldPrice: { typed: { oldPrice: 9_000 }, shown: { oldPrice: 9_000 } },
  category: { typed: { category: '7' }, shown: { category: { id: '7' } } },
  image: { typed: { image: '/dishes/manti.svg' }, shown: { image: '/dishes/manti.svg' } },
  facts: {
    typed: {
      facts: {
        energy: 640,
        protein: 12.5,
        fat: 9,
        carbohydrate: 20,
        vatPercent: 12,
        mxik: '10202001001000017',
        packageCode: '1509983',
        allergens: ['milk'],
        tags: ['hit'],
        otherTags: 'non',
      },
    },
    shown: { energy: 640, protein: 12.5, fat: 9, carbohydrate: 20, allergens: ['milk'], tags: ['hit', 'non'] },
  },
  isAvailable: { typed: { isAvailable: false }, shown: undefined },
  groups: { typed: { groups: ['spicy'] }, shown: { useModiExtSystem: true, modifiers: [expect.objectContaining({ id: 'spicy' })] } },
  parts: {
    typed: { parts: { ...noParts, kind: 'set', set: [{ productId: '1032', quantity: 2 }] } },
    shown: { isSet: true, setItems: [{ productId: '1032', quantity: 2 }] },
  },
  restaurants: { typed: { restaurants: { prices: { 1: '8500' }, isSold: { 1: true, 2: true } } }, shown: { price: 8_500 } },
  suggested: { typed: { suggested: ['1028'] }, shown: { suggestions: ['1028'] } },
};

describe.each(engines)('the form of a dish, on %s', (engine) => {
  const tested = useApi(engine);
  let manager: Visitor;
  let draftBefore: DishDraft;

  /** Saves what a form with these values stands for, publishes it, and reads the dish in a restaurant's menu. */
  async function publish(id: string, typed: Partial<DishDraft>): Promise<Product | undefined> {
    const { body: records } = await manager.get<SoldRecords>(`${path}/file`);
    const dish = records.products.find((each) => String(each.id) === id) ?? null;
    const opened = draftOfDish(dish, records);
    const suggestion = records.recommendations.find(({ productId }) => productId === id) ?? null;
    const edits = editsOfDish({ ...opened, ...typed }, opened, dish, id, records);
    const body = { records: edits.map((edit) => ({ base: suggestion, ...edit })) };
    expect(await manager.send('PUT', `${path}/records`, { body })).toMatchObject({ status: 200 });
    expect(await manager.post('/api/v1/office/publishing/publish', {})).toMatchObject({ status: 200 });
    const visitor = tested.visitor();
    const menu = await visitor.get<{ products: Product[] }>('/api/restaurantmenu?RestaurantId=1');
    const product = menu.body.products.find((each) => each['id'] === id);
    const quoted = {
      orderTypeId: 200,
      regionId: '1',
      restaurantId: '1',
      lines: [{ productId: id, quantity: 1, modifiers: [], combo: [] }],
    };
    const quote = await visitor.post<{ suggestions?: string[] }>('/api/v1/quote', quoted);
    return product && { ...product, suggestions: quote.body.suggestions?.slice(0, 1) };
  }

  beforeAll(async () => {
    manager = (await memberOf(tested, { name: 'Bobur', role: 'manager' })).browser;
    const { body: records } = await manager.get<SoldRecords>(`${path}/file`);
    draftBefore = { ...draftOfDish(null, records), name: text('Имя'), price: 6_000, category: '8' };
    await publish('plain', draftBefore);
  });

  test.each(Object.entries(fields))('what is written in %s is on the menu after publishing', async (name, { typed, shown }) => {
    const product = await publish('plain', typed);
    if (shown === undefined) expect(product).toBeUndefined();
    else expect(product).toMatchObject(shown);
    expect(await publish('plain', { [name]: draftBefore[name as keyof DishDraft] })).toMatchObject({ id: 'plain' });
  });

  test('a new dish with options has them on the menu', async () => {
    const product = await publish('new', { ...draftBefore, groups: ['spicy'] });
    expect(product).toMatchObject({ useModiExtSystem: true, modifiers: [{ id: 'spicy' }] });
  });
});
