import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceMeters } from '../place/distance.ts';
import { isInside } from '../place/inside-polygon.ts';
import { chooseZone, type DeliveryZone, type ZoneQuery } from './zone.ts';

type Corner = readonly [number, number];
const square = (left: number, bottom: number, size: number): Corner[] => [
  [left, bottom],
  [left + size, bottom],
  [left + size, bottom + size],
  [left, bottom + size],
];
const at = (longitude: number, latitude: number) => ({ longitude, latitude });

describe('point in polygon', () => {
  test('the edge is inside, also between the decimals of a float', () => {
    const polygon: Corner[] = [
      [69.26391, 41.3265],
      [69.24895, 41.34608],
      [69.21905, 41.34608],
      [69.20409, 41.3265],
      [69.26391, 41.3265],
    ];
    for (const [index, [x, y]] of polygon.entries()) {
      const [toX, toY] = polygon[(index + 1) % polygon.length] ?? [x, y];
      for (const share of [0, 0.1, 1 / 3, 0.5, 0.9]) expect(isInside(at(x + share * (toX - x), y + share * (toY - y)), polygon)).toBe(true);
    }
    expect(isInside(at(69.234, 41.32649), polygon)).toBe(false);
    expect(isInside(at(69.234, 41.34609), polygon)).toBe(false);
  });

  test('a concave part of a polygon is outside', () => {
    const hollow: Corner[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [3, 4],
      [3, 1],
      [1, 1],
      [1, 4],
      [0, 4],
    ];
    expect(isInside(at(2, 2), hollow)).toBe(false);
    expect(isInside(at(2, 1), hollow)).toBe(true);
    expect(isInside(at(0.5, 3), hollow)).toBe(true);
    expect(isInside(at(5, 4), hollow)).toBe(false);
  });

  test('a rectangle contains the points between its sides, closed or not, in either direction', () => {
    const side = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 1, max: 6 }),
        side,
        side,
        fc.boolean(),
        fc.boolean(),
        (left, bottom, size, x, y, isClosed, isReversed) => {
          const corners = isReversed ? square(left, bottom, size).reverse() : square(left, bottom, size);
          const polygon = isClosed ? [...corners, corners[0] as Corner] : corners;
          const expected = x >= left && x <= left + size && y >= bottom && y <= bottom + size;
          expect(isInside(at(x, y), polygon)).toBe(expected);
        },
      ),
    );
  });

  test('a triangle contains the points on the same side of its three edges', () => {
    const corner = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }));
    fc.assert(
      fc.property(corner, corner, corner, corner, (a, b, c, [x, y]) => {
        const side = (p: Corner, q: Corner) => Math.sign((q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]));
        const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        fc.pre(area !== 0);
        const sides = [side(a, b), side(b, c), side(c, a)];
        expect(isInside(at(x, y), [a, b, c])).toBe(!(sides.includes(1) && sides.includes(-1)));
      }),
      { numRuns: 1000 },
    );
  });

  test('an empty polygon contains nothing', () => {
    expect(isInside(at(0, 0), [])).toBe(false);
  });
});

describe('choice of a zone', () => {
  const zone = (id: string, restaurantId: string, changes: Partial<DeliveryZone> = {}): DeliveryZone => ({
    id,
    restaurantId,
    priority: 1,
    polygon: square(69, 41, 1),
    deliveryFee: 10_000,
    minOrderSum: 40_000,
    freeDeliveryFrom: null,
    deliveryDurationMinutes: 45,
    ...changes,
  });
  const restaurant = (id: string, changes = {}) => ({
    id,
    longitude: 69.5,
    latitude: 41.5,
    isActive: true,
    supportsDelivery: true,
    isPaused: false,
    ...changes,
  });
  const query: ZoneQuery = {
    point: at(69.5, 41.5),
    zones: [],
    restaurants: ['1', '2', '3'].map((id) => restaurant(id)),
    hasSlot: () => true,
  };
  const chosen = (changes: Partial<ZoneQuery>) => chooseZone({ ...query, ...changes })?.id;

  test('the lowest priority comes first, then the lowest fee, then the shortest distance', () => {
    expect(chosen({ zones: [zone('a', '1', { priority: 2, deliveryFee: 0 }), zone('b', '2')] })).toBe('b');
    expect(chosen({ zones: [zone('a', '1'), zone('b', '2', { deliveryFee: 9_000 })] })).toBe('b');
    const near = { restaurants: [restaurant('1', { longitude: 69.6 }), restaurant('2', { longitude: 69.51 })] };
    expect(chosen({ ...near, zones: [zone('a', '1'), zone('b', '2')] })).toBe('b');
    expect(chosen({ zones: [zone('10', '1'), zone('9', '2')] })).toBe('9');
  });

  test('there is no zone for a point outside all zones', () => {
    expect(chosen({ zones: [zone('a', '1')], point: at(70.1, 41.5) })).toBeUndefined();
    expect(chosen({ zones: [zone('a', '1')], point: at(70, 42) })).toBe('a');
  });

  test('only active, delivering restaurants deliver', () => {
    const zones = [zone('a', '1'), zone('b', '2'), zone('c', 'unknown')];
    expect(
      chosen({ zones, restaurants: [restaurant('1', { isActive: false }), restaurant('2', { supportsDelivery: false })] }),
    ).toBeUndefined();
  });

  test('another restaurant is chosen when one is paused or has no such slot', () => {
    const zones = [zone('a', '1'), zone('b', '2', { priority: 9 })];
    expect(chosen({ zones, restaurants: [restaurant('1', { isPaused: true }), restaurant('2')] })).toBe('b');
    expect(chosen({ zones, hasSlot: ({ restaurantId }) => restaurantId === '2' })).toBe('b');
  });

  test('if the only restaurant of a zone is paused or has no slot, the zone is still returned and the order gives the reason', () => {
    const zones = [zone('a', '1')];
    expect(chosen({ zones, restaurants: [restaurant('1', { isPaused: true })] })).toBe('a');
    expect(chosen({ zones, hasSlot: () => false })).toBe('a');
  });

  test('restaurants that are open come first when no slot is chosen', () => {
    const zones = [zone('a', '1'), zone('b', '2', { priority: 9 })];
    const isOpenNow = ({ restaurantId }: DeliveryZone) => restaurantId === '2';
    expect(chosen({ zones, isOpenNow })).toBe('b');
    expect(chosen({ zones })).toBe('a');
    expect(chosen({ zones, isOpenNow, hasSlot: ({ restaurantId }) => restaurantId === '1' })).toBe('a');
  });

  test('a restaurantId sent for delivery is used when one of its zones contains the point, else ignored', () => {
    const zones = [
      zone('a', '1'),
      zone('b', '2', { priority: 9 }),
      zone('c', '2', { priority: 8 }),
      zone('d', '3', { polygon: square(0, 0, 1) }),
    ];
    expect(chosen({ zones, restaurantId: '2' })).toBe('c');
    expect(chosen({ zones, restaurantId: '2', restaurants: [restaurant('1'), restaurant('2', { isPaused: true })] })).toBe('c');
    expect(chosen({ zones, restaurantId: '3' })).toBe('a');
    expect(chosen({ zones, restaurantId: '99' })).toBe('a');
  });

  test('no zone that contains the point ranks above the chosen one', () => {
    const small = fc.integer({ min: 0, max: 2 });
    const zones = fc.array(fc.record({ restaurantId: small, priority: small, deliveryFee: small, holds: fc.boolean() }), { maxLength: 8 });
    const flags = fc.record({
      isActive: fc.boolean(),
      isPaused: fc.boolean(),
      hasSlot: fc.boolean(),
      isOpen: fc.boolean(),
      longitude: fc.constantFrom(69.1, 69.4),
    });
    const cases = fc.record({ zones, flags: fc.tuple(flags, flags, flags), requested: fc.option(small), isSlotChosen: fc.boolean() });
    fc.assert(
      fc.property(cases, ({ zones, flags, requested, isSlotChosen }) => {
        const flagOf = ({ restaurantId }: DeliveryZone) => flags[Number(restaurantId)] as (typeof flags)[0];
        const all = zones.map(({ restaurantId, holds, ...rest }, index) =>
          zone(String(index), String(restaurantId), { ...rest, polygon: holds ? square(69, 41, 1) : square(0, 0, 1) }),
        );
        const restaurants = flags.map((flag, index) => restaurant(String(index), flag));
        const isOpenNow = isSlotChosen ? undefined : (each: DeliveryZone) => flagOf(each).isOpen;
        const hasSlot = (each: DeliveryZone) => flagOf(each).hasSlot;
        const found = chooseZone({
          ...query,
          zones: all,
          restaurants,
          hasSlot,
          isOpenNow,
          restaurantId: requested === null ? null : String(requested),
        });
        let left = all.filter((each, index) => zones[index]?.holds && flagOf(each).isActive);
        const preferred = [
          (each: DeliveryZone) => each.restaurantId === String(requested),
          (each: DeliveryZone) => !flagOf(each).isPaused,
          (each: DeliveryZone) => flagOf(each).hasSlot,
          (each: DeliveryZone) => isSlotChosen || flagOf(each).isOpen,
        ];
        for (const rule of preferred) left = left.some(rule) ? left.filter(rule) : left;
        const rules = [
          (each: DeliveryZone) => each.priority,
          (each: DeliveryZone) => each.deliveryFee,
          (each: DeliveryZone) => distanceMeters(query.point, at(flagOf(each).longitude, 41.5)),
          (each: DeliveryZone) => Number(each.id),
        ];
        for (const rule of rules) left = left.filter((each) => rule(each) === Math.min(...left.map(rule)));
        expect(found).toBe(left[0] ?? null);
      }),
      { numRuns: 1000 },
    );
  });
});
