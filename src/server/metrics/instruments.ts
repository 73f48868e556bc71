import { type ELDHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { poolUse } from '../db/db-health.ts';
import type { DatabaseFigures, OutboxFigures } from './database-figures.ts';

/** Few, because each one is a series for every route and status class. */
const buckets = [0.025, 0.1, 0.3, 1, 3];
const lagResolutionMs = 20;
/** Further combinations are counted under the route `other`, so that a scrape has fewer than 500 series. */
const mostCombinations = 40;

export type Instruments = ReturnType<typeof createInstruments>;

/** All metrics of `GET /metrics`; no label contains visitor input. */
export function createInstruments(readDatabase: () => Promise<DatabaseFigures | null>) {
  const registry = new Registry();
  const registers = [registry];
  const lag = monitorEventLoopDelay({ resolution: lagResolutionMs });
  lag.enable();

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a response was sent, by route pattern and status class.',
    labelNames: ['route', 'status'] as const,
    buckets,
    registers,
  });
  const ordersPlaced = new Counter({ name: 'shop_orders_placed_total', help: 'Orders that were placed.', registers });
  const ordersRejected = new Counter({
    name: 'shop_orders_refused_total',
    help: 'Orders that were rejected, by code.',
    labelNames: ['code'] as const,
    registers,
  });
  const upstream = new Histogram({
    name: 'shop_upstream_duration_seconds',
    help: 'Time of a call to the back end behind this shop, with both attempts.',
    labelNames: ['outcome'] as const,
    buckets,
    registers,
  });
  const eventStreams = new Gauge({ name: 'shop_event_streams_open', help: 'Event streams that are open.', registers });
  addProcessFigures(registry, lag);
  addDatabaseFigures(registry, readDatabase);

  const combinations = new Set<string>();
  return {
    registry,
    ordersPlaced,
    ordersRejected,
    upstream,
    ...messageInstruments(registers),
    eventStreams,
    observeRequest(route: string, status: string, seconds: number) {
      const isKnown = combinations.has(route + status) || combinations.size < mostCombinations;
      if (isKnown) combinations.add(route + status);
      requests.observe({ route: isKnown ? route : 'other', status }, seconds);
    },
  };
}

function messageInstruments(registers: Registry[]) {
  const codesSent = new Counter({ name: 'shop_codes_sent_total', help: 'One-time codes that left.', registers });
  const messagesFailed = new Counter({
    name: 'shop_messages_failed_total',
    help: 'Text messages that were not confirmed: refused, or with an unknown outcome.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const smsBalance = new Gauge({
    name: 'shop_sms_balance',
    help: 'Balance of the account at the SMS gateway in som, as last read.',
    labelNames: ['provider'] as const,
    aggregator: 'min',
    registers,
  });
  const customerMessages = new Counter({
    name: 'shop_customer_messages_total',
    help: 'Messages about orders to customers, by channel and outcome: sent, away, later, refused, gone or unknown.',
    labelNames: ['channel', 'outcome'] as const,
    registers,
  });
  return { codesSent, messagesFailed, smsBalance, customerMessages };
}

function addProcessFigures(registry: Registry, lag: ELDHistogram): void {
  const registers = [registry];
  new Gauge({
    name: 'shop_database_connections_in_use',
    help: 'Connections to PostgreSQL that are taken.',
    registers,
    collect() {
      this.set(poolUse().inUse);
    },
  });
  new Gauge({
    name: 'shop_database_connections_waited_for',
    help: 'Questions that wait for a connection to PostgreSQL.',
    registers,
    collect() {
      this.set(poolUse().waiting);
    },
  });
  new Gauge({
    name: 'shop_event_loop_lag_seconds',
    help: 'Delay of the event loop since the last scrape; of several processes the worst.',
    labelNames: ['quantile'] as const,
    aggregator: 'max',
    registers,
    collect() {
      const seconds = (ms: number) => Math.max(0, ms / 1e9 - lagResolutionMs / 1e3) || 0;
      this.set({ quantile: '0.5' }, seconds(lag.percentile(50)));
      this.set({ quantile: '0.99' }, seconds(lag.percentile(99)));
      lag.reset();
    },
  });
}

/** Figures from the database are the same for all processes; they are absent while the database is away. */
function addDatabaseFigures(registry: Registry, readDatabase: () => Promise<DatabaseFigures | null>): void {
  const registers = [registry];
  // the gauges are collected at the same time and share one query
  let reading: Promise<DatabaseFigures | null> | null = null;
  const figures = () => {
    reading ??= readDatabase().finally(() => {
      reading = null;
    });
    return reading;
  };
  const addOutboxGauge = (name: string, help: string, figureOf: (entry: OutboxFigures) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['channel'] as const,
      aggregator: 'max',
      registers,
      async collect() {
        const { outbox } = (await figures()) ?? { outbox: [] };
        this.reset();
        for (const entry of outbox) this.set({ channel: entry.channel }, figureOf(entry));
      },
    });
  addOutboxGauge('shop_outbox_waiting', 'Events of orders that wait to be sent, by channel.', ({ count }) => count);
  addOutboxGauge('shop_outbox_oldest_seconds', 'Age of the oldest event that waits, by channel.', ({ ageSeconds }) => ageSeconds);
  new Gauge({
    name: 'shop_codes_left',
    help: 'One-time codes that may still leave within the budget of the day.',
    aggregator: 'max',
    registers,
    async collect() {
      const read = await figures();
      if (read === null) this.remove();
      else this.set(read.codesLeft);
    },
  });
}
