import pg from 'pg';

/** Changes that PostgreSQL tells by itself, whichever process made them. */
export interface ChangeSignal {
  /** false: nothing is told at present, so the changes have to be looked for */
  isOpen(): boolean;
  /** Called after each change, and when telling begins or ends: what was missed meanwhile is to be looked for. */
  onChange: () => void;
  close(): Promise<void>;
}

const channel = 'storefront';
const retryMs = 1_000;

/**
 * Listens on a connection of its own and opens it again when it breaks.
 * @param report is told why a connection ended, the first of failures in a row
 */
export function listenForChanges(connectionString: string, report: (reason: string) => void): ChangeSignal {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let hasFailed = false;
  let isOpen = false;

  const open = async () => {
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 3_000 });
    client = next;
    next.on('notification', () => signal.onChange());
    next.on('error', (error) => broke(next, error.message));
    next.on('end', () => broke(next, 'the connection ended'));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      broke(next, String(error));
      return;
    }
    if (client !== next) return;
    isOpen = true;
    hasFailed = false;
    signal.onChange();
  };
  /** A client tells of one break several times. */
  const broke = (broken: pg.Client, reason: string) => {
    if (client !== broken) return;
    client = null;
    isOpen = false;
    void broken.end().catch(() => {});
    if (isClosed) return;
    if (!hasFailed) report(reason);
    hasFailed = true;
    timer = setTimeout(open, retryMs).unref();
    signal.onChange();
  };

  const signal: ChangeSignal = {
    isOpen: () => isOpen,
    onChange: () => {},
    async close() {
      isClosed = true;
      isOpen = false;
      clearTimeout(timer);
      await client?.end();
    },
  };
  void open();
  return signal;
}
