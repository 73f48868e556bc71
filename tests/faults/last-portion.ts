import type { Row } from '../support/load/measured.ts';
import { onBothDatabases } from '../support/shop/on-databases.ts';
import { openSession, pickupOrder } from '../support/shop/order-calls.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';
import { eachOf } from './combine-results.ts';
import { orderAll, reported, type Tally } from './tally.ts';

const buyers = 200;
const slotOrders = 1_000;
const slotCapacity = 8;
const staffToken = 's'.repeat(32);
const staff = { authorization: `Bearer ${staffToken}`, 'content-type': 'application/json' };
const tomorrow = { day: '2026-11-22', start: 720, end: 740 };

export const lastPortionRow: Row = {
  name: 'last-portion',
  what: `the last portion of a dish wanted by ${buyers} customers at once, a slot for ${slotCapacity} orders by ${slotOrders}; PostgreSQL with four processes`,
  reach: `exactly 1 and exactly ${slotCapacity} orders, the others rejected as sold out, nothing below zero`,
  async measure() {
    const reports = await onBothDatabases(async (env, name) => {
      const processes = name === 'PostgreSQL' ? { WEB_CONCURRENCY: '4' } : {};
      const codes = { CODE_SENDS_PER_ADDRESS_HOUR: String(buyers * 2) };
      return withShop({ env: { ...env, ...processes, ...codes, STAFF_TOKEN: staffToken } }, async (shop) => {
        const cookies: string[] = [];
        for (let buyer = 0; buyer < buyers; buyer++) cookies.push(await openSession(shop, `9989011${String(buyer).padStart(5, '0')}`));
        const portion = await sellLastPortion(shop, cookies);
        const slot = await fillSlot(shop, cookies);
        return { portion, slot, isFull: await isSlotFull(shop) };
      });
    });
    return eachOf(reports, ({ portion, slot, isFull }) => ({
      found: `portion ${reported(portion.tally)}, ${portion.left} left; slot ${reported(slot)}, ${isFull ? 'full' : 'NOT full'} after`,
      isReached:
        isFull &&
        portion.left === 0 &&
        isExactly(portion.tally, 1, buyers - 1, '409 ITEMS_UNAVAILABLE') &&
        isExactly(slot, slotCapacity, slotOrders - slotCapacity, '409 SLOT_UNAVAILABLE'),
    }));
  },
};

async function sellLastPortion(shop: Shop, cookies: readonly string[]) {
  const stop = { restaurantId: '1', productId: '1032', portions: 1 };
  const put = await fetch(`${shop.url}/api/v1/staff/stop-list`, { method: 'PUT', headers: staff, body: JSON.stringify(stop) });
  if (put.status !== 204) throw new Error(`the stop-list returned ${put.status}`);
  const lines = [{ productId: '1032', quantity: 1, modifiers: [], combo: [] }];
  const order = { ...pickupOrder(), restaurantId: '1', lines };
  const tally = await orderAll(shop, cookies, buyers, order);
  const cached = await fetch(`${shop.url}/api/v1/staff/stop-list?RestaurantId=1`, { headers: staff });
  return { tally, left: portionsOf((await cached.json()) as StopList) };
}

interface StopList {
  readonly stops: readonly { readonly productId?: string; readonly portions: number }[];
}

function portionsOf({ stops }: StopList): number {
  return stops.find(({ productId }) => productId === '1032')?.portions ?? Number.NaN;
}

function fillSlot(shop: Shop, cookies: readonly string[]): Promise<Tally> {
  return orderAll(shop, cookies, slotOrders, { ...pickupOrder(), restaurantId: '2', slot: tomorrow });
}

async function isSlotFull(shop: Shop): Promise<boolean> {
  const response = await fetch(`${shop.url}/api/v1/slots?RestaurantId=2&OrderTypeId=200`);
  const days = (await response.json()) as { day: string; slots: { start: number; isAvailable: boolean }[] }[];
  const slot = days.find(({ day }) => day === tomorrow.day)?.slots.find(({ start }) => start === tomorrow.start);
  return slot?.isAvailable === false;
}

function isExactly(tally: Tally, made: number, rejected: number, rejection: string): boolean {
  return tally['201'] === made && tally[rejection] === rejected;
}
