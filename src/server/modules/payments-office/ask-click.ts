import type { StatementLine, StatementState } from '#domain/payment/reconcile.ts';
import { within } from '../../async/within.ts';
import type { PaidState } from '../../ports/payments.ts';
import type { ClickMerchant } from '../payments/click/click-merchant.ts';

/** An order that Click is asked about. */
interface AskedOrder {
  readonly orderNumber: number;
  /** of its payment, YYYY-MM-DD */
  readonly day: string;
}

export interface NotAsked {
  readonly orderNumber: number;
  /** why Click refused; null: there was no answer, or no time to ask */
  readonly note: string | null;
}

interface ClickAnswers {
  readonly lines: readonly StatementLine[];
  readonly notAsked: readonly NotAsked[];
}

interface Limits {
  readonly orders: number;
  readonly atOnce: number;
  readonly timeMs: number;
}

/** Whoever waits for the comparison gives up after fifteen seconds. */
const limits: Limits = { orders: 300, atOnce: 10, timeMs: 10_000 };

/** What each state of Click is in a statement; `none`: it failed or was given back, which Click does not tell apart. */
const states: Readonly<Record<Exclude<PaidState, 'unknown'>, StatementState>> = { paid: 'paid', pending: 'unpaid', none: 'cancelled' };

/** Asks Click about orders, some at once and not for long; those without an answer are named. Never rejects. */
export async function askClick(
  click: Pick<ClickMerchant, 'statusOfOrder'>,
  orders: readonly AskedOrder[],
  { orders: most, atOnce, timeMs }: Limits = limits,
): Promise<ClickAnswers> {
  const lines: StatementLine[] = [];
  const notAsked: NotAsked[] = orders.slice(most).map(({ orderNumber }) => ({ orderNumber, note: null }));
  const waiting = orders.slice(0, most);
  const end = performance.now() + timeMs;
  const ask = async ({ orderNumber, day }: AskedOrder) => {
    const leftMs = end - performance.now();
    // a question that takes too long goes on, and nobody waits for its answer
    const reply = leftMs <= 0 ? null : await within(click.statusOfOrder(orderNumber, day), leftMs).catch(() => null);
    if (reply?.kind !== 'ok' || reply.state === 'unknown') {
      notAsked.push({ orderNumber, note: reply?.kind === 'refused' ? reply.note : null });
      return;
    }
    const ids = reply.paymentId === null ? [] : [reply.paymentId];
    lines.push({ row: null, ids, order: orderNumber, amount: null, state: states[reply.state] });
  };
  const askInTurn = async () => {
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) await ask(order);
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
  return { lines, notAsked: notAsked.sort((one, other) => one.orderNumber - other.orderNumber) };
}
