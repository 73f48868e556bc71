import { expect, test } from 'vitest';
import { parseSlotCookie, slotCookie } from './slot-cookie.ts';

const place = { orderType: 0, regionId: '1', restaurantId: null } as const;
const slot = { day: '2026-11-22', start: 540, end: 580 };

test('the cookie has the chosen slot, and counts only for the choices it was made with', () => {
  const text = slotCookie(slot, place);
  expect(text).toBe('2026-11-22.540.580@0,1,');
  expect(parseSlotCookie(text, place)).toEqual(slot);
  expect(parseSlotCookie(text, { ...place, orderType: 200 })).toBeNull();
  expect(parseSlotCookie(text, { ...place, restaurantId: '2' })).toBeNull();
});

test.each([undefined, '', 'x', '2026-11-22.540.580', '2026-11-22.-1.5@0,1,', '<b>@0,1,'])('a cookie %j counts as absent', (text) => {
  expect(parseSlotCookie(text, place)).toBeNull();
});
