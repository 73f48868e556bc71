import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '#server/db/connection.ts';
import { assignChannels } from '#server/modules/messages/assign-channels.ts';
import { deliverDue, type Sender } from '#server/modules/messages/deliver-due.ts';
import { DeliveryFailure } from '#server/modules/messages/delivery-failure.ts';
import { deliverNotices, type NoticeSender, queueNotices } from '#server/modules/messages/notices.ts';
import { sendMessages } from '#server/modules/messages/send-messages.ts';
import { stubBot, stubToken } from '../support/messages/telegram-stub.ts';
import { timePassing } from '../support/messages/time-passing.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, orderOf, signUp } from './journey.ts';
import { messagePlaces } from './message-places.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const lanes = 4;
const customers = 3 * lanes;
interface RunOptions {
  readonly atOnce?: number;
  readonly connection?: Connection;
}

const never = () => new Promise<never>(() => {});

describe.each(engines)('processes that take turns on a channel, on %s', (engine) => {
  const tested = useApi(engine, { TELEGRAM_BOT_TOKEN: stubToken, TELEGRAM_BOT_NAME: stubBot });
  const { connect } = messagePlaces(tested);
  const visitors: Visitor[] = [];
  const sent: string[] = [];
  let pass: (ms: number) => void;
  beforeAll(async () => {
    for (let at = 0; at < customers; at += 1) {
      const visitor = tested.visitor();
      await signUp(tested, visitor);
      await connect(visitor);
      visitors.push(visitor);
    }
  });
  beforeEach(async () => {
    for (const table of ['outbox', 'message_channels'] as const) await tested.connection.db.deleteFrom(table).execute();
    sent.length = 0;
    tested.now += 60 * 60_000;
    pass = timePassing(tested);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** An order of each of so many customers, with a message that waits in Telegram. */
  const newOrders = async (count: number) => {
    for (const visitor of visitors.slice(0, count)) {
      const draft = await orderOf(visitor, await fillCart(visitor));
      await visitor.post('/api/v1/orders', draft, { 'idempotency-key': crypto.randomUUID() });
    }
    await assignChannels(tested.connection, { systems: ['webhook'], customers: ['telegram'] });
  };
  /** A process. @param send what else it does when it sends a message */
  const run = (send: () => Promise<unknown> = async () => {}, { atOnce = 20, connection = tested.connection }: RunOptions = {}) => {
    const sender: Sender = {
      ...{ channel: 'telegram', atOnce, endTarget: async () => {} },
      async trySend({ row }) {
        sent.push(row.id);
        await send();
        return null;
      },
    };
    return deliverDue(connection, sender, tested.now, () => {});
  };
  const rows = () =>
    tested.connection.db.selectFrom('outbox').select(['delivered_at', 'failure']).where('channel', '=', 'telegram').execute();
  const isOnce = () => new Set(sent).size === sent.length;

  test('a process whose sends take long leaves the rest to the next turn, and no other sends the same meanwhile (R-MSG-4)', async () => {
    await newOrders(customers);
    let open: (() => void)[] = [];
    /** All lanes send at the same time and need twenty seconds; then another process looks for work. */
    const together = async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      open.push(resolve);
      if (open.length === lanes) {
        const ended = open;
        open = [];
        pass(20_000);
        await run();
        for (const end of ended) end();
      }
      await promise;
    };
    await run(together);
    expect([sent.length, isOnce()]).toEqual([2 * lanes, true]);
    await run();
    expect([sent.length, isOnce()]).toEqual([customers, true]);
  });

  test('a process that was stopped for longer than its turn neither ends the turn of another one nor frees what that one sends (R-MSG-4)', async () => {
    await newOrders(1);
    await run(async () => {
      pass(61_000);
      void run(never);
      await expect.poll(() => sent.length).toBe(2);
      throw new DeliveryFailure('away', 'no_answer');
    });
    const turn = await tested.connection.db.selectFrom('message_channels').selectAll().executeTakeFirst();
    expect(turn).toMatchObject({ held_until: tested.now + 60_000, paused_until: 0 });
    pass(29_000);
    const row = await tested.connection.db.selectFrom('outbox').selectAll().where('channel', '=', 'telegram').executeTakeFirst();
    expect(row).toMatchObject({ attempts: 2, failure: null });
    expect(row?.next_at).toBeGreaterThan(tested.now);
  });

  test('what another process sent meanwhile stays sent, whatever becomes of the slower one (R-MSG-5)', async () => {
    await newOrders(1);
    await run(async () => {
      pass(61_000);
      await run();
      throw new DeliveryFailure('away', 'no_answer');
    });
    expect(await rows()).toEqual([{ delivered_at: expect.any(Number), failure: null }]);
  });

  test('a message that was taken by a process, but not sent when it ended, is sent by another one after its turn (R-MSG-5)', async () => {
    await newOrders(1);
    void run(never);
    await expect.poll(() => sent.length).toBe(1);
    pass(59_000);
    await run();
    expect(sent.length).toBe(1);
    pass(1_000);
    await run();
    await run();
    expect([sent.length, await rows()]).toMatchObject([2, [{ delivered_at: tested.now, failure: null }]]);
  });

  test('of several processes that begin at once one sends (R-MSG-4)', async () => {
    await newOrders(lanes);
    await Promise.all(Array.from({ length: 5 }, () => run()));
    expect([sent.length, isOnce()]).toEqual([lanes, true]);
  });

  test('a clock that goes back delays a message by as much, and repeats none (R-MSG-5)', async () => {
    await newOrders(1);
    tested.now -= 10 * 60_000;
    await run();
    expect(sent.length).toBe(0);
    tested.now += 10 * 60_000;
    void run(never);
    await expect.poll(() => sent.length).toBe(1);
    tested.now -= 10 * 60_000;
    await run();
    tested.now += 10 * 60_000;
    await run();
    expect(sent.length).toBe(1);
    tested.now += 60_000;
    await run();
    await run();
    expect([sent.length, await rows()]).toMatchObject([2, [{ failure: null }]]);
  });

  describe('when the database is lost in a turn', () => {
    let isLost = false;
    let isBack = true;
    const losing: KyselyPlugin = {
      transformQuery({ node }) {
        if (!isLost) return node;
        isLost = !isBack;
        throw new Error('the connection is lost');
      },
      transformResult: async ({ result }) => result,
    };
    const lossy = () => ({ connection: { ...tested.connection, db: tested.connection.db.withPlugin(losing) } });
    const lose = async () => {
      isLost = true;
    };
    beforeEach(() => {
      isLost = false;
      isBack = true;
    });

    test('and is back at once, nothing is repeated (R-MSG-5)', async () => {
      await newOrders(2);
      await run(lose, lossy());
      await run();
      expect([sent.length, await rows()]).toMatchObject([2, [{ failure: null }, { failure: null }]]);
    });

    test('and stays away, what was sent is repeated once, after the turn (R-MSG-5)', async () => {
      await newOrders(2);
      isBack = false;
      await expect(run(lose, lossy())).rejects.toThrow('lost');
      const before = sent.length;
      await run();
      expect(sent.length).toBe(before);
      pass(60_000);
      await run();
      await run();
      const times = [...Map.groupBy(sent, (id) => id).values()].map(({ length }) => length);
      expect([times.length, Math.max(...times)]).toEqual([2, 2]);
    });

    test.runIf(engine === 'postgres')('by PostgreSQL, which ends all connections, nothing is lost (R-MSG-5)', async () => {
      await newOrders(lanes);
      const end = () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
          tested.connection.db,
        );
      await run(end).catch(() => {});
      const isBack = () => Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(tested.connection.db))).then(() => true);
      await expect.poll(() => isBack().catch(() => false)).toBe(true);
      pass(60_000);
      await run();
      const times = [...Map.groupBy(sent, (id) => id).values()].map(({ length }) => length);
      expect([times.length, Math.max(...times) <= 2]).toEqual([lanes, true]);
      expect((await rows()).every(({ delivered_at, failure }) => delivered_at !== null && failure === null)).toBe(true);
    });
  });

  describe('notices', () => {
    const newNotices = async (count: number) => {
      const { db } = tested.connection;
      await db.deleteFrom('notices').execute();
      const notices = Array.from({ length: count }, (_, at) => ({ id: `notice-${at}`, channel: 'group', target_id: '-1', content: '{}' }));
      await queueNotices(db, notices, tested.now);
    };
    /** A process. @param send what else it does when it sends a notice */
    const runNotices = (send: () => Promise<unknown> = async () => {}, connection: Connection = tested.connection) => {
      const sender: NoticeSender = {
        ...{ channel: 'group', atOnce: 5, endTarget: async () => {} },
        async trySend({ id }) {
          sent.push(id);
          await send();
          return null;
        },
      };
      return deliverNotices(connection, sender, tested.now, () => {});
    };
    const noticeRows = () => tested.connection.db.selectFrom('notices').select(['delivered_at', 'failure']).execute();

    test('that take long are left to the next turn, and no other process sends the same meanwhile (R-MSG-4)', async () => {
      await newNotices(5);
      await runNotices(async () => {
        pass(20_000);
        await runNotices();
      });
      expect([sent.length, isOnce()]).toEqual([2, true]);
      await runNotices();
      expect([sent.length, isOnce()]).toEqual([5, true]);
    });

    test('that another process has taken over stay with it (R-MSG-5)', async () => {
      await newNotices(1);
      await runNotices(async () => {
        pass(61_000);
        void runNotices(never);
        await expect.poll(() => sent.length).toBe(2);
        throw new DeliveryFailure('away', 'no_answer');
      });
      pass(29_000);
      await runNotices();
      expect([sent.length, await noticeRows()]).toEqual([2, [{ delivered_at: null, failure: null }]]);
    });

    test('that were sent while the database was lost for a moment are not repeated (R-MSG-5)', async () => {
      await newNotices(2);
      let isLost = false;
      const losing: KyselyPlugin = {
        transformQuery({ node }) {
          if (!isLost) return node;
          isLost = false;
          throw new Error('the connection is lost');
        },
        transformResult: async ({ result }) => result,
      };
      const lose = async () => {
        isLost = true;
      };
      await runNotices(lose, { ...tested.connection, db: tested.connection.db.withPlugin(losing) });
      pass(61_000);
      await runNotices();
      expect([sent.length, isOnce()]).toEqual([2, true]);
    });
  });

  test('a webhook that answers slowly gets no message from two processes at the same time (R-STATUS-8)', async () => {
    await newOrders(lanes);
    const told: string[] = [];
    const webhook = (wait: () => Promise<unknown>) =>
      sendMessages(
        tested.connection,
        {
          channel: 'webhook',
          async send({ id }) {
            told.push(id);
            await wait();
          },
        },
        tested.now,
        () => {},
      );
    await webhook(async () => {
      pass(9_000);
      if (told.length === lanes) await webhook(async () => {});
    });
    expect(new Set(told).size).toBe(told.length);
    expect(told.length).toBe(lanes);
  });
});
