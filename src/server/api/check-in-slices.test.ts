import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { demoCatalog } from '../../../tests/support/builders/demo-catalog.ts';
import { checkInSlices } from './check-in-slices.ts';

const { stopList: _, pauses: __, ...catalog } = demoCatalog();
const [dish] = catalog.products;
const file = calls.importCatalogFile.body.schema;
const records = calls.saveCatalogRecords.body.schema;
const save = (value: object) => ({ section: 'products', id: String(dish?.id), base: null, value });

test.each([
  ['a catalog', file, catalog],
  ['a wrong price', file, { ...catalog, products: [...catalog.products, { ...dish, price: -1 }] }],
  ['a picture beside the file', file, { products: [dish, { ...dish, image: './soup.jpg' }] }],
  ['an unknown section', file, { ...catalog, dishes: [] }],
  ['a section that is no list', file, { products: {} }],
  ['saves', records, { records: [save({ ...dish })] }],
  ['a save of another record', records, { records: [save({ ...dish, id: 'another' })] }],
  ['no save', records, { records: [] }],
  ['too many saves', records, { records: Array.from({ length: 5_001 }, () => save({ ...dish })) }],
  ['no object', records, []],
])('%s is checked as the schema checks it at once', async (_name, schema, input) => {
  const [sliced, whole] = [await checkInSlices(schema, input), schema.safeParse(input)];
  expect([sliced.data, sliced.error?.issues[0]]).toEqual([whole.data, whole.error?.issues[0]]);
});
