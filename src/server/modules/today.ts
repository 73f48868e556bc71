import type { PublishingArea } from '#contract/catalog/record-changes.ts';
import type { WireToday } from '#contract/office/today.ts';
import { lintContent } from '#domain/content/lint-content.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { isAmong, type OfficePart } from '#domain/office/team.ts';
import { daySums, type OpenOrder, type OrdersNow, ordersNow } from '#domain/office/today.ts';
import { addDays, dayOf } from '#domain/schedule/clock.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import type { Connection } from '../db/connection.ts';
import type { Backend } from '../ports/backend.ts';
import type { FeedbackBook } from './feedback/feedback.ts';
import { countUndelivered } from './messages/send-messages.ts';
import type { PaymentsOffice } from './payments-office/payments-office.ts';
import type { Publishing } from './publishing/publishing.ts';
import { readHours } from './reports/read-report.ts';

/** Who looks at the home of the office. */
interface TodayReader {
  readonly parts: readonly OfficePart[];
  /** the restaurants that they work for; null: all */
  readonly restaurantIds: readonly Id[] | null;
}

/** What goes on now, as far as this person may see it (R-TODAY-1 to R-TODAY-4). */
export type Today = (reader: TodayReader, locale: Locale, now: number) => Promise<WireToday>;

interface TodaySources {
  readonly connection: Connection;
  readonly backend: Pick<Backend, 'restaurants' | 'staff'>;
  readonly publishing: Publishing;
  readonly paymentsOffice: Pick<PaymentsOffice, 'isShown' | 'refundsDue'>;
  readonly feedback: Pick<FeedbackBook, 'waiting'>;
}

const mostUrgent = 10;

export function createToday(sources: TodaySources): Today {
  return async (reader, locale, now) => {
    const [seesOrders, seesMoney] = [reader.parts.includes('orders'), reader.parts.includes('reports')];
    const orders = seesOrders || seesMoney ? await sources.backend.staff.orders([], now, reader.restaurantIds) : [];
    const inWork = ordersNow(orders, now);
    return {
      at: new Date(now).toISOString(),
      orders: seesOrders ? toWireOrders(inWork) : null,
      kitchens: seesOrders ? await kitchensOf(sources, reader, orders, locale, now) : null,
      money: seesMoney ? await moneyOf(sources, reader, orders, now) : null,
      couriers: reader.parts.includes('cash') ? await couriersOf(sources, reader) : null,
      todo: await todoOf(sources, reader, now),
    };
  };
}

function toWireOrders({ urgent, ...counts }: OrdersNow): NonNullable<WireToday['orders']> {
  const count = (kind: 'unaccepted' | 'late') => urgent.filter((order) => order.kind === kind).length;
  return { ...counts, unaccepted: count('unaccepted'), late: count('late'), urgent: urgent.slice(0, mostUrgent) };
}

async function kitchensOf(
  { backend }: TodaySources,
  { restaurantIds }: TodayReader,
  orders: readonly OpenOrder[],
  locale: Locale,
  now: number,
) {
  const restaurants = await backend.restaurants(locale, now);
  return restaurants
    .filter(({ id }) => isAmong(restaurantIds, id))
    .map((restaurant) => {
      const { state, opensAt } = openingAt(restaurant, now);
      const { inWork } = ordersNow(
        orders.filter((order) => order.restaurantId === restaurant.id),
        now,
      );
      return {
        id: restaurant.id,
        name: restaurant.name,
        inWork,
        state,
        opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
      };
    });
}

async function moneyOf({ connection }: TodaySources, { restaurantIds }: TodayReader, orders: readonly OpenOrder[], now: number) {
  const day = dayOf(now);
  const dayBefore = addDays(day, -7);
  const hours = await readHours(connection.db, [day, dayBefore], restaurantIds);
  const of = (period: string) => hours.filter((row) => row.period === period).map(({ hour, sums }) => ({ hour, total: sums.total }));
  const sums = daySums({ day, sold: of(day), soldBefore: of(dayBefore), orders }, now);
  return { day, dayBefore, ...sums };
}

async function couriersOf({ backend }: TodaySources, { restaurantIds }: TodayReader) {
  const { couriers } = await backend.staff.couriers.work(restaurantIds);
  return couriers.filter(({ open, cash }) => open + cash > 0).map(({ id, name, open, onWay, cash }) => ({ id, name, open, onWay, cash }));
}

/** What waits for this person, each with its number; nothing is left out. */
async function todoOf(
  { connection, publishing, paymentsOffice, feedback }: TodaySources,
  { parts, restaurantIds }: TodayReader,
  now: number,
) {
  const has = (part: OfficePart) => parts.includes(part);
  const areas: PublishingArea[] = [...(has('catalog') ? (['catalog'] as const) : []), ...(has('site') ? (['content'] as const) : [])];
  const { changes, planned } = areas.length > 0 ? await publishing.state(areas) : { changes: [], planned: [] };
  const all: readonly WireToday['todo'][number][] = [
    { kind: 'refunds', count: has('payments') && (await paymentsOffice.isShown()) ? await paymentsOffice.refundsDue() : 0 },
    { kind: 'messages', count: has('messages') ? await countUndelivered(connection, now) : 0 },
    { kind: 'feedback', count: has('feedback') ? await feedback.waiting(restaurantIds) : 0 },
    { kind: 'changes', count: changes.length },
    { kind: 'plans', count: planned.length },
    { kind: 'texts', count: has('site') && publishing.ownsAll ? await countMissingTexts(publishing) : 0 },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Texts of the site, each in a language, that its draft lacks. */
async function countMissingTexts({ content }: Publishing): Promise<number> {
  const { draft } = await content.workspace();
  return lintContent(draft.settings).filter(({ rule }) => rule === 'missing').length;
}
