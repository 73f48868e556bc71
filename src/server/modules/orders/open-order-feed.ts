import { sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Connection } from '../../db/connection.ts';
import type { ChangeSignal } from '../../db/listen.ts';
import { log } from '../../log.ts';
import { createOrderFeed, type OrderFeed } from './order-feed.ts';

/** With the notifications of PostgreSQL where the shop has an address for them. */
export async function openOrderFeed(connection: Connection, { databaseDirectUrl }: Pick<Config, 'databaseDirectUrl'>): Promise<OrderFeed> {
  return createOrderFeed(
    connection,
    (error) => log.warn({ reason: String(error) }, 'the order feed could not be read'),
    databaseDirectUrl === null ? null : await listenTo(databaseDirectUrl, connection),
  );
}

/** The PostgreSQL client is loaded only when it is used. */
async function listenTo(databaseUrl: string, { db }: Connection): Promise<ChangeSignal> {
  const { listenForChanges } = await import('../../db/listen.ts');
  return listenForChanges(databaseUrl, {
    notify: (channel) => sql`select pg_notify(${channel}, '')`.execute(db),
    report: (reason) => log.warn({ reason }, 'changes are polled every half second, without notifications'),
  });
}
