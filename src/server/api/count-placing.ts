import { isDatabaseAway } from '../db/db-errors.ts';
import { record } from '../metrics/record.ts';
import { UpstreamFailure } from '../ports/upstream-failure.ts';
import { type ApiContext, Refused } from './context.ts';

type Placing = (context: ApiContext) => Promise<Response>;

/** Counts placed orders, and refused ones by their code; an order that is repeated is neither. */
export function countPlacing(place: Placing): Placing {
  return async (context) => {
    try {
      const answer = await place(context);
      if (answer.status === 201) record(({ ordersPlaced }) => ordersPlaced.inc());
      return answer;
    } catch (error) {
      record(({ ordersRefused }) => ordersRefused.inc({ code: codeOf(error) }));
      throw error;
    }
  };
}

function codeOf(error: unknown): string {
  if (error instanceof Refused || error instanceof UpstreamFailure) return error.problem.code;
  return isDatabaseAway(error) ? 'UNAVAILABLE' : 'INTERNAL';
}
