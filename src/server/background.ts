import type { Backend } from './backend/backend.ts';
import { now } from './clock.ts';
import type { Connection } from './db/connect.ts';
import { drainSignal } from './http/readiness.ts';
import { log } from './log.ts';
import type { OrderMessenger } from './modules/messages/order-event.ts';
import { forgetMessages, sendMessages } from './modules/messages/send-messages.ts';

const sweepMs = 60_000;
const sendMs = 1_000;

/** What a process does without being asked, until it drains: every second messages about orders, every minute what is due by itself. */
export function startBackground(connection: Connection, backend: Backend, send: OrderMessenger): void {
  const report = (error: unknown) => log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'background work failed');
  repeat(sendMs, () => sendMessages(connection, send, now(), report), report);
  const sweep = async () => {
    await backend.sweep(now());
    await forgetMessages(connection, now());
  };
  repeat(sweepMs, sweep, report);
}

/** One run at a time; the next one begins a pause after the last one ended. Of failures in a row the first is told. */
function repeat(pauseMs: number, work: () => Promise<void>, report: (error: unknown) => void): void {
  let hasFailed = false;
  const run = async () => {
    if (drainSignal().aborted) return;
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) report(error);
      hasFailed = true;
    }
    setTimeout(run, pauseMs).unref();
  };
  void run();
}
