import { expect, test } from 'vitest';
import { delivery, type OrderType, pickup } from '../fulfillment/order-type.ts';
import { instantOf } from '../schedule/clock.ts';
import { timeSlots } from '../schedule/slot-days.ts';
import { slotStartInstant, type TimeSlot } from '../schedule/time-slot.ts';
import { estimateMinutes, type TimeRange } from './estimate.ts';
import { promiseOf } from './promised-time.ts';

/**
 * Evenings of kitchens as they are: orders come in a wave above what the kitchen can cook, some for later, and each takes its own time.
 * What is promised is compared with when the order is there (R-SLOT-15).
 */

const day = '2026-11-27';
const [opens, closes] = [17 * 60, 24 * 60];
const minuteMs = 60_000;
const kitchenShare = 0.6;

interface Played {
  readonly orderTypeId: OrderType;
  readonly promised: TimeRange;
  readonly placedAt: number;
  readonly durationMinutes: number;
  readonly slotStart: number;
  readonly startsAt: number;
  isStarted: boolean;
  readyAt: number;
  thereAt: number;
}

/** Random numbers that are the same in each run (xorshift). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A factor around 1: most orders need about their time, a few much longer. */
function around(random: () => number, deviation: number): number {
  const normal = Math.sqrt(-2 * Math.log(random() || 0.5)) * Math.cos(2 * Math.PI * random());
  return Math.exp(deviation * normal - deviation ** 2 / 2);
}

interface PlayedKitchen {
  readonly deliveryMinutes: number;
  readonly pickupMinutes: number;
  /** orders that it takes in a slot of a delivery; what it really can cook */
  readonly capacity: number;
  /** how much slower than usual this evening is */
  readonly pace: number;
  readonly random: () => number;
}

function playEvening({ deliveryMinutes, pickupMinutes, capacity, pace, random }: PlayedKitchen): Played[] {
  const orders: Played[] = [];
  const places = Math.max(1, Math.round(capacity * kitchenShare));
  const loads = new Map<string, number>();
  const place = (now: number) => {
    const orderTypeId = random() < 0.3 ? pickup : delivery;
    const durationMinutes = orderTypeId === pickup ? pickupMinutes : deliveryMinutes;
    const slotCapacity = Math.max(1, Math.round((capacity * durationMinutes) / deliveryMinutes));
    const isSoonest = random() > 0.15;
    const slots = timeSlots({ hours: { start: opens, end: closes }, durationMinutes, day, isLastDay: false, now });
    const free = (slot: TimeSlot) => (loads.get(`${orderTypeId} ${slot.start}`) ?? 0) < slotCapacity;
    const slot = slots.slice(isSoonest ? 0 : Math.floor(random() * slots.length)).find(free);
    if (slot === undefined) return;
    loads.set(`${orderTypeId} ${slot.start}`, (loads.get(`${orderTypeId} ${slot.start}`) ?? 0) + 1);
    const ahead = orders.filter((order) => order.readyAt > now && order.slotStart <= now + 60 * minuteMs).length;
    const minutes = estimateMinutes({ durationMinutes, slotCapacity }, orderTypeId, ahead);
    const promised = promiseOf({ slot, minutes, isSoonest, opensAt: null, now });
    const middle = (Date.parse(promised.from) + Date.parse(promised.to)) / 2;
    const startsAt = isSoonest ? now + random() * 2 * minuteMs : Math.max(now, middle - durationMinutes * minuteMs);
    orders.push({
      orderTypeId,
      promised,
      placedAt: now,
      durationMinutes,
      slotStart: slotStartInstant(slot),
      startsAt,
      isStarted: false,
      readyAt: Number.POSITIVE_INFINITY,
      thereAt: 0,
    });
  };
  const cook = (now: number) => {
    const waiting = orders.filter((order) => !order.isStarted && order.startsAt <= now).sort((a, b) => a.startsAt - b.startsAt);
    let free = places - orders.filter((order) => order.isStarted && order.readyAt > now).length;
    for (const order of waiting) {
      if (free <= 0) return;
      free -= 1;
      const kitchen = order.orderTypeId === pickup ? order.durationMinutes : order.durationMinutes * kitchenShare;
      const way = order.durationMinutes - kitchen;
      order.isStarted = true;
      order.readyAt = now + kitchen * pace * around(random, 0.15) * minuteMs;
      order.thereAt = order.readyAt + way * pace * around(random, 0.25) * minuteMs;
    }
  };
  const perMinute = capacity / deliveryMinutes;
  for (let minute = opens; minute < closes + 180; minute += 1) {
    const now = instantOf(day, minute);
    const wave = Math.exp(-(((minute - 19.5 * 60) / 60) ** 2));
    const isOpen = minute < closes - 60;
    if (isOpen && random() < perMinute * (0.4 + wave)) place(now + 1);
    cook(now);
  }
  return orders.filter(({ thereAt }) => thereAt > 0);
}

const random = randomNumbers(20_261_127);
const evenings: Played[] = [];
while (evenings.length < 10_000) {
  const deliveryMinutes = 30 + Math.floor(random() * 7) * 5;
  const [pickupMinutes, capacity] = [15 + Math.floor(random() * 3) * 5, 4 + Math.floor(random() * 20)];
  evenings.push(...playEvening({ deliveryMinutes, pickupMinutes, capacity, pace: around(random, 0.1), random }));
}

test('at least 80 of 100 orders of played evenings are there in the promised time', () => {
  const within = evenings.filter(({ promised, thereAt }) => Date.parse(promised.from) <= thereAt && thereAt <= Date.parse(promised.to));
  expect(within.length / evenings.length).toBeGreaterThanOrEqual(0.8);
});

test('no promise ends before the order can be cooked', () => {
  const kitchenMinutes = ({ orderTypeId, durationMinutes }: Played) => durationMinutes * (orderTypeId === pickup ? 1 : kitchenShare);
  const tooEarly = evenings.filter((order) => Date.parse(order.promised.to) < order.placedAt + kitchenMinutes(order) * minuteMs);
  expect(tooEarly).toEqual([]);
});
