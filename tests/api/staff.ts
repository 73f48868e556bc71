import type { ProblemBody } from '#contract/lib/problem-body.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { BoardOrder } from '#server/ports/staff.ts';
import type { TestedApi } from './open-api.ts';
import type { HttpResponse } from './visitor.ts';

export const staffToken = 'kitchen-token-of-thirty-two-characters';
const authorization = `Bearer ${staffToken}`;
export const staffEnv = { STAFF_TOKEN: `Anvar:${staffToken},nameless-token-of-thirty-two-chars` };

/** A member of staff whose calls all send the token. */
export function staffOf(tested: TestedApi) {
  const worker = tested.visitor();
  const send = <Body>(method: string, path: string, body?: unknown) =>
    worker.send<Body>(method, `/api/v1/staff/${path}`, { body, headers: { authorization } });
  return {
    get: <Body>(path: string) => send<Body>('GET', path),
    put: (path: string, body: unknown) => send<ProblemBody>('PUT', path, body),
    cancelAll: (id: string, reason: string) => send<{ orders: BoardOrder[] }>('POST', `orders/${id}/cancel-all`, { reason }),
    /** Offers a change of the first line, or of another one. */
    offer: (order: Order, to: object | null, line = 0) =>
      send<BoardOrder & ProblemBody>('POST', `orders/${order.id}/change`, { line, productId: order.lines[line]?.productId, to }),
    back: (id: string, from: OrderStatus) => send<BoardOrder & ProblemBody>('POST', `orders/${id}/back`, { from }),
    delay: (id: string, times: number) => send<BoardOrder & ProblemBody>('PUT', `orders/${id}/delay`, { times }),
    make: (id: string, line: string, isMade = true) => send<BoardOrder & ProblemBody>('PUT', `orders/${id}/made`, { line, isMade }),
    endChange: (id: string, number: number, answer: 'accept' | 'leave_out' | 'withdraw') =>
      send<BoardOrder & ProblemBody>('POST', `orders/${id}/change/end`, { number, answer }),
    move: (id: string, status: OrderStatus, reason?: string): Promise<HttpResponse<BoardOrder & ProblemBody>> =>
      send('POST', `orders/${id}/status`, reason === undefined ? { status } : { status, reason }),
  };
}
