import { measureRows } from '../support/load/measured.ts';
import { faultRows } from './rows.ts';

/** `npm run test:faults [rows]`: measures what must survive and writes it into docs/measured.md. Needs a build. */
await measureRows('faults', faultRows);
