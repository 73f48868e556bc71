import { describe, expect, it } from 'vitest';
import { delivery, pickup } from '../fulfillment/order-type.ts';
import { shownWishes } from './shown-wishes.ts';
import { wishesFor } from './wishes.ts';

const all = { cutlery: 2, leaveAtDoor: true, dontRing: true } as const;

describe('the wishes of an order (R-ORDER-9)', () => {
  it('are kept for a delivery as they were said', () => expect(wishesFor(delivery, all)).toEqual({ wishes: all }));

  it('are those without a door for a pickup', () => expect(wishesFor(pickup, all)).toEqual({ wishes: { cutlery: 2 } }));

  it.each([undefined, {}, { dontRing: true }] as const)('are absent at a pickup when %j was said', (wishes) =>
    expect(wishesFor(pickup, wishes)).toEqual({}),
  );

  it('are read in one order, and no cutlery is a wish too', () => {
    expect(shownWishes(all).map(({ word }) => word)).toEqual(['wish_cutlery', 'wish_leaveAtDoor', 'wish_dontRing']);
    expect(shownWishes({ cutlery: 0 })).toEqual([{ word: 'wish_noCutlery', count: 0 }]);
    expect(shownWishes({})).toEqual([]);
  });
});
