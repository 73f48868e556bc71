import { localStore } from '../lib/persistent.ts';

/**
 * Whether this browser sits at a shared table (R-TABLE-9): `at`, the cart is the own plate; `ordered`, what lay there was ordered; any other
 * text, it does not. Apart from the rest that is known of it: every cart asks for it.
 */
export const $tableSeat = localStore<string>('table-seat', { decode: String, version: 1 });
