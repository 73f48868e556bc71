import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createFailureReport } from '../failure-report.ts';

/** Changes that PostgreSQL reports by notification, whichever process made them. */
export interface ChangeSignal {
  /** false: no notifications arrive at present, so changes must be polled for */
  isOpen(): boolean;
  /** Called after each change, and when notifications start or stop: changes in between may have been missed and must be read. */
  onChange: () => void;
  close(): Promise<void>;
}

interface ListenOptions {
  /** notifies a channel from another connection: a notification on the same connection would prove nothing */
  readonly notify: (channel: string) => Promise<unknown>;
  /** receives the reason why notifications fail, for the first of consecutive failures */
  readonly report: (reason: string) => void;
}

const channel = 'storefront';
const retryMs = 1_000;
/** How long a notification to its own channel may take. */
const silenceMs = 2_000;
/** How often notifications are checked, and how long to wait after a failed check. */
const checkMs = 5_000;
const afterSilenceMs = 30_000;

/**
 * Listens on a dedicated connection and opens it again when it breaks. A pooler accepts LISTEN but delivers no notifications, so the signal
 * opens only after a notification to its own channel arrives, and each further check must arrive as well.
 */
export function listenForChanges(connectionString: string, { notify, report }: ListenOptions): ChangeSignal {
  const echo = createEcho(notify);
  const failures = createFailureReport(report);
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isOpen = false;

  const open = async () => {
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 3_000, query_timeout: 3_000 });
    client = next;
    next.on('notification', (notification) => (notification.channel === channel ? signal.onChange() : echo.received()));
    next.on('error', (error) => broke(next, error.message));
    next.on('end', () => broke(next, 'the connection ended'));
    try {
      await next.connect();
      await next.query(`listen ${channel}; listen ${echo.channel}`);
    } catch (error) {
      return broke(next, String(error));
    }
    await check(next);
  };
  const check = async (checked: pg.Client) => {
    const { isReceived, failure } = await echo.returns();
    if (client !== checked) return;
    if (!isReceived) return broke(checked, await stopListening(checked, failure), afterSilenceMs);
    const isNew = !isOpen;
    isOpen = true;
    failures.succeeded();
    timer = setTimeout(() => void check(checked), checkMs).unref();
    if (isNew) signal.onChange();
  };
  /** A client reports the same break several times. */
  const broke = (broken: pg.Client, reason: string, againMs = retryMs) => {
    if (client !== broken) return;
    client = null;
    isOpen = false;
    clearTimeout(timer);
    void broken.end().catch(() => {});
    if (isClosed) return;
    failures.failed(reason);
    timer = setTimeout(open, againMs).unref();
    signal.onChange();
  };
  const close = async () => {
    isClosed = true;
    isOpen = false;
    clearTimeout(timer);
    await client?.end();
  };

  const signal: ChangeSignal = { isOpen: () => isOpen, onChange: () => {}, close };
  void open();
  return signal;
}

/** A notification of a process to itself. */
function createEcho(notify: ListenOptions['notify']) {
  const ownChannel = `${channel}_${randomUUID().replaceAll('-', '')}`;
  let received = () => {};
  return {
    channel: ownChannel,
    received: () => received(),
    /** Sends one and waits for it; `failure`: why it could not be sent. */
    async returns(): Promise<{ readonly isReceived: boolean; readonly failure: string | null }> {
      let failure: string | null = null;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const silence = setTimeout(() => resolve(false), silenceMs).unref();
      received = () => resolve(true);
      notify(ownChannel).catch((error: unknown) => {
        failure = String(error);
      });
      const isReceived = await promise;
      clearTimeout(silence);
      return { isReceived, failure };
    },
  };
}

/** Returns why nothing arrived. */
async function stopListening(client: pg.Client, failure: string | null): Promise<string> {
  const reason = failure ?? (await reasonOfSilence(client));
  await client.query('unlisten *').catch(() => {});
  return reason;
}

/** Behind a pooler the backend process id differs from the one reported at connect. */
async function reasonOfSilence(client: pg.Client): Promise<string> {
  const { processID } = client as unknown as { readonly processID: number | null };
  const response = await client.query<{ pid: number }>('select pg_backend_pid() as pid').catch(() => null);
  return response !== null && response.rows[0]?.pid !== processID
    ? 'the address for LISTEN leads to a connection pooler that keeps notifications to itself: set DATABASE_DIRECT_URL to PostgreSQL itself'
    : 'notifications do not arrive';
}
