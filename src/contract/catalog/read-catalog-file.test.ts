import { expect, it } from 'vitest';
import { readCatalogFile } from './read-catalog-file.ts';

const text = { ru: 'Слово' };
const product = {
  id: 1001,
  categoryId: 'soups',
  name: text,
  price: 1000,
  isAvailable: true,
  isCombo: false,
  isSet: false,
  useModiExtSystem: false,
  modifierGroupIds: [],
  tags: [],
};

function fileWith(changes: object) {
  return {
    settings: {
      SiteSettings: { Marker: '', Logo: '', Colors: { IsDarkMode: 'false' } },
      ...{ callCanterPhone: '', email: '', legalNameRu: '', legalNameEn: '', legalNameUz: '' },
      ...{ addressRu: '', addressEn: '', addressUz: '', phonesRu: [], phonesEn: [], phonesUz: [], socials: [] },
      AboutUs: { ru: '' },
      Offer: { ru: '' },
    },
    ...{ regions: [], districts: [], restaurants: [], zones: [], modifierGroups: [], recommendations: [], stopList: [], promoCodes: [] },
    categories: [{ id: 'soups', parentId: null, name: text }],
    products: [product],
    loyalty: null,
    ...changes,
  };
}

const messages = (changes: object) => {
  const file = readCatalogFile(fileWith(changes));
  return file.ok ? [] : file.problem;
};

it('ids may be strings or integers and keep their type', () => {
  const file = readCatalogFile(fileWith({}));
  expect(file.ok && file.value.products[0]?.id).toBe(1001);
  expect(file.ok && file.value.categories[0]?.id).toBe('soups');
});

it.each([
  [{ products: [{ ...product, categoryId: 99 }] }, 'products[1001].categoryId: no category 99'],
  [{ products: [product, product] }, 'products[1001]: this id is listed twice'],
  [{ products: [{ ...product, isSet: true }] }, 'products[1001].setItems: a set has them, another product has none'],
  [{ products: [{ ...product, modifierGroupIds: ['size'] }] }, 'products[1001].modifierGroupIds[0]: no modifier group size'],
  [{ recommendations: [{ productId: 1001, with: [7] }] }, 'recommendations[1001].with[0]: no product 7'],
  [{ stopList: [{ restaurantId: 5, productId: 1001 }] }, 'stopList[0].restaurantId: no restaurant 5'],
  [{ districts: [{ id: 3, regionId: 4, name: text, longitude: 0, latitude: 0 }] }, 'districts[3].regionId: no region 4'],
])('names the record that is wrong: %#', (changes, message) => {
  expect(messages(changes)).toEqual([message]);
});

it('an error names the record and the field whose value has the wrong form', () => {
  expect(messages({ products: [{ ...product, price: '1000' }] })[0]).toMatch(/^products\[1001\]\.price: /);
  expect(messages({ products: [{ ...product, cost: 1 }] })[0]).toMatch(/^products\[1001\]: .*cost/);
  expect(messages({ regions: undefined })[0]).toMatch(/^regions: /);
});
