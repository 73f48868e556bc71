import { describe, expect, test } from 'vitest';
import { draftOfZone, newZone, readZone, type ZoneRecord } from './zone-draft.ts';

const square = (west: number): ZoneRecord['polygon'] => [
  [west, 41.3],
  [west + 0.1, 41.3],
  [west + 0.1, 41.4],
  [west, 41.4],
  [west, 41.3],
];
const zone: ZoneRecord = { ...newZone(1, 7), name: { ru: 'Рядом' }, freeDeliveryFrom: 150_000, polygon: square(69.2) };
const neighbor: ZoneRecord = { ...newZone(2, 7), polygon: square(69.3) };
const read = (changes: object, others: readonly ZoneRecord[] = []) => readZone({ ...draftOfZone(zone), ...changes }, zone, others);

describe('the form of a zone', () => {
  test('that nobody changed describes the same record', () => {
    expect(read({}, [neighbor]).record).toEqual(zone);
  });

  test('is wrong without a number, with a corner that is no point, and below three corners', () => {
    expect(read({ deliveryFee: null })).toMatchObject({ missing: ['deliveryFee'], record: null });
    const { corners } = draftOfZone(zone);
    expect(read({ corners: [{ latitude: '', longitude: '69' }, ...corners] })).toMatchObject({ unread: [0], problems: [], record: null });
    expect(read({ corners: corners.slice(0, 2) }).problems).toMatchObject([{ rule: 'corners' }]);
  });

  test('is wrong where the zone overlaps one of its restaurant and priority, and names that one', () => {
    const corners = draftOfZone({ ...zone, polygon: square(69.25) }).corners;
    expect(read({ corners }, [neighbor])).toMatchObject({ problems: [{ rule: 'overlap', otherId: '2' }], record: null });
    expect(read({ corners, priority: 2 }, [neighbor]).record).toMatchObject({ priority: 2 });
    expect(read({ corners, restaurantId: '8' }, [neighbor]).record).toMatchObject({ restaurantId: 8 });
  });

  test('keeps a name that is written in Uzbek alone', () => {
    expect(read({ name: { ru: '', en: '', uz: 'Markaz' } }).record).toMatchObject({ name: { ru: '', uz: 'Markaz' } });
  });

  test('keeps a limit that was there as null, and an empty name away', () => {
    expect(read({ freeDeliveryFrom: null, name: { ru: ' ', en: '', uz: '' } }).record).toMatchObject({ freeDeliveryFrom: null });
    expect(read({ name: { ru: ' ', en: '', uz: '' } }).record).not.toHaveProperty('name');
    expect(readZone(draftOfZone(neighbor), neighbor, []).record).not.toHaveProperty('freeDeliveryFrom');
  });
});
