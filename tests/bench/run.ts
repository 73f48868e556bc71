import { measureRows } from '../support/load/measured.ts';
import { benchRows } from './rows.ts';

/** `npm run bench [rows]`: measures the numbers to reach and writes them into docs/measured.md. Needs a build and a quiet machine. */
await measureRows('bench', benchRows);
