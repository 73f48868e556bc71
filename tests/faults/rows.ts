import type { Row } from '../support/measured.ts';
import { killRow } from './kill.ts';

/** What must survive, in the order of the README's table. */
export const faultRows: readonly Row[] = [killRow];
