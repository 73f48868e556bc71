import type { Connection } from '../../db/connection.ts';
import type { StaffBackend } from '../../ports/staff.ts';
import { createPrinters, type Printers } from '../printing/printers.ts';
import { type Counters, createCounters } from './counters.ts';

/** What stands beside the board. */
export interface BoardDevices {
  readonly counters: Counters;
  readonly printers: Printers;
}

/** Nothing of it is kept in the process. */
export function createBoardDevices(connection: Connection, { restaurants }: Pick<StaffBackend, 'restaurants'>): BoardDevices {
  const printers = createPrinters(connection, async (restaurantId, locale, now) => {
    const named = (await restaurants(locale, now)).find(({ id }) => id === restaurantId);
    return named?.name ?? '';
  });
  return { counters: createCounters(connection), printers };
}
