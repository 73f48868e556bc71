import { codesLeft } from '../auth/code-limits.ts';
import type { Connection } from '../db/connection.ts';
import type { DatabaseFigures } from '../metrics/database-figures.ts';
import { waitingMessages } from '../modules/messages/send-messages.ts';

interface FigureOptions {
  readonly channels: Iterable<string>;
  readonly sendsPerDay: number;
}

/** The database figures for a scrape: each channel by its name, also when no messages wait. */
export async function readFigures(connection: Connection, { channels, sendsPerDay }: FigureOptions, now: number): Promise<DatabaseFigures> {
  const [waiting, left] = await Promise.all([waitingMessages(connection), codesLeft(connection, sendsPerDay, now)]);
  const outbox = new Map([...channels].map((channel) => [channel, { channel, count: 0, ageSeconds: 0 }]));
  for (const { channel, count, since } of waiting) {
    const name = channel || 'unassigned';
    outbox.set(name, { channel: name, count: Number(count), ageSeconds: Math.max(0, now - since) / 1_000 });
  }
  return { outbox: [...outbox.values()], codesLeft: left };
}
