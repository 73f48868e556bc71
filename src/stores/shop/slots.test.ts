// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { OfferedSlot, SlotDay } from '#domain/schedule/time-slot.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { $checkout, chooseSlot } = await import('./checkout.ts');
const { $slotMove, $slots, loadSlots, takeSlot } = await import('./slots.ts');

const day = '2026-11-21';
const slot = (start: number, isAvailable = true): OfferedSlot => ({
  day,
  start,
  end: start + 40,
  tomorrow: false,
  label: `${start}`,
  isAvailable,
});
const offer = (...slots: OfferedSlot[]) => server.respond(calls.slots, [{ day, slots }] satisfies SlotDay[]);
const choice = ({ start, end }: OfferedSlot) => ({ day, start, end });

beforeEach(() => {
  server.reset();
  takeSlot(null);
});

describe('the slots', () => {
  it('are requested for the restaurant and the choices', async () => {
    offer(slot(600));
    await loadSlots('3');
    expect(server.requests().map(({ url }) => url.pathname + url.search)).toEqual(['/api/v1/slots?RestaurantId=3&OrderTypeId=0']);
    expect($slots.get()).toMatchObject({ status: 'success', restaurantId: '3' });
  });

  it('keep a chosen slot that is still offered', async () => {
    offer(slot(600), slot(640));
    chooseSlot(slot(640));
    await loadSlots('3');
    expect([$checkout.get().slot, $slotMove.get()]).toEqual([choice(slot(640)), null]);
  });

  it('replace a slot that passed or filled up with the next free one, and report it until the next choice (R-SLOT-12)', async () => {
    offer(slot(600), slot(640, false), slot(680));
    chooseSlot(slot(640));
    await loadSlots('3');
    expect($checkout.get().slot).toEqual(choice(slot(680)));
    expect($slotMove.get()).toEqual({ from: choice(slot(640)), to: slot(680), isNamed: true });
    takeSlot(slot(600));
    expect($slotMove.get()).toBeNull();
  });

  it('report that no slot is left', async () => {
    offer(slot(600, false));
    chooseSlot(slot(600));
    await loadSlots('3');
    expect([$checkout.get().slot, $slotMove.get()]).toEqual([null, { from: choice(slot(600)), to: null, isNamed: true }]);
  });

  it('report another first free slot while the order is for as soon as possible', async () => {
    offer(slot(600), slot(640));
    await loadSlots('3');
    offer(slot(640));
    await loadSlots('3');
    expect([$checkout.get().slot, $slotMove.get()]).toEqual([null, { from: slot(600), to: slot(640), isNamed: false }]);
  });
});
