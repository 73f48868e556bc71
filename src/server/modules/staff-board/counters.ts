import { randomBytes } from 'node:crypto';
import type { Id } from '#domain/id.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { take } from '../../auth/rate-limit.ts';
import type { Connection } from '../../db/connection.ts';
import type { StaffActor } from '../../ports/staff.ts';
import { addLogEntry } from '../office/change-log.ts';

/** A screen asks every five seconds; a restaurant may have several behind one address. */
const questionsPerMinute = 120;
const minuteMs = 60_000;
const pickup = 200;
/** How many numbers a screen has room for, of each kind. */
const mostNumbers = 40;

/** The numbers of orders that are picked up, the oldest first. */
interface CounterNumbers {
  readonly restaurantId: Id;
  readonly cooking: readonly number[];
  readonly ready: readonly number[];
}

interface CounterChange {
  readonly restaurant: { readonly id: Id; readonly name: string };
  readonly by: StaffActor;
  readonly now: number;
}

/** The public screens at the counters of restaurants (R-BOARD-2). */
export interface Counters {
  /** The secrets of the open screens, by restaurant. */
  secrets(): Promise<ReadonlyMap<Id, string>>;
  /** Opens the screen of a restaurant by a new secret: a former one shows nothing any more. */
  open(change: CounterChange): Promise<string>;
  close(change: CounterChange): Promise<void>;
  /** null: no screen has this secret */
  numbers(secret: string): Promise<CounterNumbers | null>;
  /** Counts a question of a network address. Returns null, or the instant (ms) at which the next is allowed. */
  limit(address: string, now: number): Promise<number | null>;
}

export function createCounters({ db }: Connection): Counters {
  return {
    async secrets() {
      const rows = await db.selectFrom('counter_screens').select(['restaurant_id', 'secret']).execute();
      return new Map(rows.map(({ restaurant_id, secret }) => [restaurant_id, secret]));
    },
    async open({ restaurant, by, now }) {
      const secret = randomBytes(16).toString('base64url');
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('counter_screens')
          .values({ restaurant_id: restaurant.id, secret, opened_at: now })
          .onConflict((conflict) => conflict.column('restaurant_id').doUpdateSet({ secret, opened_at: now }))
          .execute();
        await addLogEntry(transaction, {
          at: now,
          by: by.name,
          kind: 'counterOpened',
          subject: restaurant.name,
          before: null,
          after: null,
        });
      });
      return secret;
    },
    async close({ restaurant, by, now }) {
      await db.transaction().execute(async (transaction) => {
        const closed = await transaction.deleteFrom('counter_screens').where('restaurant_id', '=', restaurant.id).executeTakeFirst();
        if (closed.numDeletedRows === 0n) return;
        await addLogEntry(transaction, {
          at: now,
          by: by.name,
          kind: 'counterClosed',
          subject: restaurant.name,
          before: null,
          after: null,
        });
      });
    },
    async numbers(secret) {
      const screen = await db.selectFrom('counter_screens').select('restaurant_id').where('secret', '=', secret).executeTakeFirst();
      if (screen === undefined) return null;
      const restaurantId = screen.restaurant_id;
      const statuses = ['confirmed', 'cooking', 'ready'] satisfies OrderStatus[];
      const rows = await db
        .selectFrom('orders')
        .select(['number', 'status'])
        .where('status', 'in', statuses)
        .where('restaurant_id', '=', restaurantId)
        .where('order_type_id', '=', pickup)
        .orderBy('number')
        .execute();
      const numbers = (isReady: boolean) => rows.filter(({ status }) => (status === 'ready') === isReady).map(({ number }) => number);
      return { restaurantId, cooking: numbers(false).slice(0, mostNumbers), ready: numbers(true).slice(-mostNumbers) };
    },
    limit: (address, now) => take(db, { key: `counter/${address}`, max: questionsPerMinute, windowMs: minuteMs }, now),
  };
}
