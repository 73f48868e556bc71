import type { Row } from '../support/measured.ts';
import { moveRow } from './move-orders.ts';

/** The numbers to reach, in the order of the README's table. */
export const benchRows: readonly Row[] = [moveRow];
