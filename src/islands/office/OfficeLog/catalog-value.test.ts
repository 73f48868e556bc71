import { expect, test } from 'vitest';
import { translator } from '#domain/words.ts';
import officeWords from '../../../../locales/en/office.json' with { type: 'json' };
import words from '../../../../locales/en/publishing.json' with { type: 'json' };
import { textOfCatalogValue } from './catalog-value.ts';

const part = { t: translator<'office'>(officeWords), locale: 'en', words } as const;

test.each([
  ['tags', '["halal","summer"]', 'Halal, summer'],
  ['allergens', '["milk"]', 'milk'],
  ['restaurantIds', '["milk"]', 'milk'],
  ['isAvailable', 'false', 'no'],
])('of a record the value %s %s is %s', (path, json, text) => {
  expect(textOfCatalogValue(part, path, json)).toBe(text);
});
