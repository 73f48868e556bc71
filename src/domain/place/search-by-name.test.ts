import { expect, test } from 'vitest';
import { searchByName } from './search-by-name.ts';

const places = ['Мирзо-Улугбек', 'Юнусабад', 'Яккасарай', 'Чорсу, ул. Навои, 30', 'Улица Мирабад'];
const find = (query: string) => searchByName(places, query, (place) => place);

test('a place is found by the beginning of any of its words', () => {
  expect(find('юнус')).toEqual(['Юнусабад']);
  expect(find('улуг')).toEqual(['Мирзо-Улугбек']);
  expect(find('навои 30')).toEqual(['Чорсу, ул. Навои, 30']);
  expect(find('нус')).toEqual([]);
});

test('a place is found in the other alphabet and without apostrophes', () => {
  expect(find('yunus')).toEqual(['Юнусабад']);
  expect(searchByName(['Mirzo Ulugʻbek'], "ulug'b", (place) => place)).toEqual(['Mirzo Ulugʻbek']);
});

test('a place that begins with the query comes first', () => {
  expect(find('мир')).toEqual(['Мирзо-Улугбек', 'Улица Мирабад']);
  expect(find('ул')[0]).toBe('Улица Мирабад');
});

test('a query without letters finds nothing', () => {
  expect(find(' ,')).toEqual([]);
});
