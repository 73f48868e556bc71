import type { OrderChange } from '#domain/order/order-change.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { BoardOrder, StaffActor } from '../../ports/staff.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { addLogEntry } from '../office/change-log.ts';
import { endChange, type StaffAnswer } from '../orders/answer-change.ts';
import { type Offer, offerChange } from '../orders/offer-change.ts';
import { boardOrder } from './board.ts';

/** Offers a change and writes it to the log. @param snapshot the menu of the order's restaurant */
export async function offerFromBoard(connection: Connection, snapshot: Snapshot, offer: Offer): Promise<Result<BoardOrder, Problem>> {
  const offered = await offerChange(connection, snapshot, offer);
  return offered.ok ? logged(connection, offer, 'changeOffered') : offered;
}

/** Ends a change that is offered and writes it to the log. */
export async function endFromBoard(connection: Connection, answer: StaffAnswer): Promise<Result<BoardOrder, Problem>> {
  const ended = await endChange(connection, answer);
  return ended.ok ? logged(connection, answer, 'changeEnded') : ended;
}

interface Acting {
  readonly orderId: string;
  readonly by: StaffActor;
  readonly now: number;
}

async function logged(
  { db }: Connection,
  { orderId, by, now }: Acting,
  kind: 'changeOffered' | 'changeEnded',
): Promise<Result<BoardOrder, Problem>> {
  return db.transaction().execute(async (transaction) => {
    const order = await boardOrder(transaction, orderId, now);
    const change = order?.changes?.at(-1);
    if (order === null || change === undefined) return err(problem('NOT_FOUND'));
    const [before, after] = [{ sum: change.totalBefore }, { sum: order.total }];
    const values = kind === 'changeOffered' ? { before, after: { sum: change.totalAfter, note: noteOf(change) } } : { before, after };
    await addLogEntry(transaction, { at: now, by: by.name, kind, subject: String(order.number), ...values });
    return ok(order);
  });
}

function noteOf({ line, to }: OrderChange): string {
  const text = ({ quantity, name }: OrderChange['line']) => `${quantity} × ${name.ru}`;
  return `${text(line)} → ${to === null ? '0' : text(to)}`;
}
