import { expect, test } from 'vitest';
import { fromFormProduct, toFormProduct } from './form-product.ts';
import { sampleGroup, sampleOption, sampleProduct } from './sample-menu.ts';

test('what a form shows of a product survives, and empty values are left out', () => {
  const product = sampleProduct({
    id: 'set',
    name: 'Set',
    categoryId: '',
    image: '/set.svg',
    isAvailable: false,
    isSet: true,
    modifierGroups: [sampleGroup({ id: 'size', options: [sampleOption('big', 2_000)] })],
    comboGroups: [{ id: 'main', name: 'Main', minAmount: 1, maxAmount: 1, options: [] }],
    setItems: [{ productId: 'tea', quantity: 2 }],
  });
  expect(fromFormProduct(toFormProduct(product))).toEqual(product);
  const plain = sampleProduct({ id: 'tea', name: 'Tea', description: 'Hot', unit: '0.5 l', tags: ['hit'] });
  expect(toFormProduct(plain)).toEqual({ id: 'tea', name: 'Tea', price: 30_000 });
  expect(fromFormProduct(toFormProduct(plain))).toEqual({ ...plain, categoryId: '', description: '', unit: null, tags: [] });
});
