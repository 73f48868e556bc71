import type { Row } from '../support/load/measured.ts';
import { accessRow } from './access.ts';
import { bodiesAndSocketsRow } from './bodies-and-sockets.ts';
import { cookiesRow } from './cookies.ts';
import { crowdRow } from './crowd.ts';
import { databaseAwayRow } from './database-away.ts';
import { databaseRestartRow } from './database-restart.ts';
import { firstStartsRow } from './first-starts.ts';
import { fuzzRow } from './fuzz.ts';
import { guessesRow } from './guesses.ts';
import { idleConnectionsRow } from './idle-connections.ts';
import { killChangesRow, killPaymentsRow, killRow } from './kill.ts';
import { killMessagesRow } from './kill-messages.ts';
import { lastPortionRow } from './last-portion.ts';
import { logsRow } from './logs.ts';
import { longRequestsRow } from './long-requests.ts';
import { offlineRow } from './offline.ts';
import { paidSlotRow } from './paid-slot.ts';
import { rollingRestartRow } from './rolling-restart.ts';
import { sameOrderRow } from './same-order.ts';
import { sigtermRow } from './sigterm.ts';
import { tamperedRow } from './tampered.ts';
import { timeZonesRow } from './time-zones.ts';
import { upstreamRow } from './upstream.ts';

/** The faults to survive, in the order of the table in docs/measured.md. */
export const faultRows: readonly Row[] = [
  killRow,
  killPaymentsRow,
  killChangesRow,
  killMessagesRow,
  sigtermRow,
  rollingRestartRow,
  sameOrderRow,
  lastPortionRow,
  paidSlotRow,
  crowdRow,
  databaseAwayRow,
  databaseRestartRow,
  firstStartsRow,
  upstreamRow,
  fuzzRow,
  cookiesRow,
  tamperedRow,
  accessRow,
  guessesRow,
  bodiesAndSocketsRow,
  longRequestsRow,
  idleConnectionsRow,
  timeZonesRow,
  offlineRow,
  logsRow,
];
