import { expect, test } from 'vitest';
import { amount, choice, flag, line, reference, shopPhones, text } from './field-kinds.ts';
import { type DraftOf, type FieldTable, readFields, showFields, wrongFields } from './form-fields.ts';

interface Place {
  readonly id: number;
  readonly name: { ru: string; en?: string; uz?: string };
  readonly note?: { ru: string; en?: string; uz?: string };
  readonly unit?: { ru: string; en?: string; uz?: string } | null;
  readonly phone?: string | null;
  readonly regionId: string | number;
  readonly minutes: number;
  readonly most?: number | null;
  readonly percent?: number;
  readonly isOpen?: boolean;
  readonly kind?: 'cafe' | 'bar';
  readonly code?: string | null;
}

const table = {
  name: { kind: text({ isRequired: true }) },
  note: { kind: text({ empty: 'absent' }) },
  unit: { kind: text({ empty: 'null' }) },
  phone: { kind: shopPhones },
  regionId: { kind: reference, label: 'region' },
  minutes: { kind: amount({ max: 1440 }) },
  most: { kind: amount({ min: 1, empty: null }) },
  percent: { kind: amount({ max: 100, isFine: true }) },
  isOpen: { kind: flag(true) },
  kind: { kind: choice<'cafe' | 'bar'>('cafe') },
  code: { kind: line(/^\d+$/) },
} as const satisfies FieldTable<Place, Exclude<keyof Place, 'regionId'> | 'region'>;

const place: Place = { id: 7, name: { ru: 'Чорсу' }, regionId: 1, minutes: 45, percent: 2.5, phone: 'звоните' };
const draft = showFields(table, place);
const read = (changes: Partial<DraftOf<typeof table>>, before = place) =>
  readFields(table, { ...showFields(table, before), ...changes }, before);
const wrong = (changes: Partial<DraftOf<typeof table>>, before = place) =>
  wrongFields(table, { ...showFields(table, before), ...changes }, before);

test('a form shows every value, and what is absent as empty or usual', () => {
  expect(draft).toEqual({
    name: { ru: 'Чорсу', en: '', uz: '' },
    note: { ru: '', en: '', uz: '' },
    unit: { ru: '', en: '', uz: '' },
    phone: 'звоните',
    regionId: '1',
    minutes: 45,
    most: null,
    percent: 2.5,
    isOpen: true,
    kind: 'cafe',
    code: '',
  });
});

test('a record that nobody changed stays as it is: what is absent stays absent, and what was stored unchecked is not wrong', () => {
  expect(read({})).toEqual(place);
  expect(wrong({})).toEqual([]);
});

test('what is changed is stored in the way of the record', () => {
  const changes = {
    name: { ru: ' Чорсу ', en: 'Chorsu', uz: '' },
    phone: '71 200 00 11; 1144',
    regionId: '3',
    minutes: 0,
    most: 5,
    isOpen: false,
    kind: 'bar',
    code: ' 12 ',
  } as const;
  expect(read(changes)).toEqual({
    ...place,
    name: { ru: 'Чорсу', en: 'Chorsu' },
    phone: '998712000011, 1144',
    regionId: 3,
    minutes: 0,
    most: 5,
    isOpen: false,
    kind: 'bar',
    code: '12',
  });
  expect(read({ regionId: '3' }, { ...place, regionId: 'center' }).regionId).toBe('3');
});

test('an emptied field is null, or no longer there', () => {
  const empty = { ru: ' ', en: '', uz: '' };
  const full: Place = { ...place, note: { ru: 'a' }, unit: { ru: 'b' }, most: 5, code: '1', phone: '1144' };
  const { note: _, ...others } = full;
  const emptied = { note: empty, unit: empty, most: null, code: '', phone: '' };
  expect(read(emptied, full)).toEqual({ ...others, unit: null, most: null, code: null, phone: null });
});

test('the fields that are wrong are named in the order of the form', () => {
  const changes = {
    name: { ru: ' ', en: '', uz: '' },
    phone: '123',
    regionId: null,
    minutes: 1441,
    most: 0,
    percent: 100.5,
    code: 'x',
  } as const;
  expect(wrong(changes)).toEqual(['name', 'phone', 'regionId', 'minutes', 'most', 'percent', 'code']);
  expect(wrong({ minutes: null, most: null, code: ' ' })).toEqual(['minutes']);
  expect(wrong({ minutes: 2.5, percent: 0.25 })).toEqual(['minutes']);
});
