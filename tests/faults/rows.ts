import type { Row } from '../support/measured.ts';
import { bodiesAndSocketsRow } from './bodies-and-sockets.ts';
import { guessesRow } from './guesses.ts';
import { killRow } from './kill.ts';
import { lastPortionRow } from './last-portion.ts';
import { sameOrderRow } from './same-order.ts';
import { sigtermRow } from './sigterm.ts';

/** What must survive, in the order of the README's table. */
export const faultRows: readonly Row[] = [killRow, sigtermRow, sameOrderRow, lastPortionRow, guessesRow, bodiesAndSocketsRow];
