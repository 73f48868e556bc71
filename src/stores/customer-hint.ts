import type { ReadableAtom } from 'nanostores';
import { type Id, parseId } from '#domain/id.ts';
import { cookieStore } from './persistent.ts';

const maxAgeDays = 30;

/** The `user-id` cookie: says that somebody is probably signed in, and authorizes nothing (contract §4). The server sets and clears it. */
export const $customerHint: ReadableAtom<Id | null> = cookieStore<Id | null>('user-id', {
  decode: (text) => parseId(text),
  encode: (id) => id ?? '',
  maxAgeDays,
});
