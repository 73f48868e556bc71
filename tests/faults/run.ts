import { measureRows } from '../support/load/measured.ts';
import { faultRows } from './rows.ts';

/** `npm run test:faults [rows]`: measures the faults to survive and writes the results into docs/measured.md. Needs a build. */
await measureRows('faults', faultRows);
