import { measureRows } from '../support/load/measured.ts';
import { benchRows } from './rows.ts';

/** `npm run bench [rows]`: measures the performance targets and writes docs/measured.md. Needs a build and an idle machine. */
await measureRows('bench', benchRows);
