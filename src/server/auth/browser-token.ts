import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Connection } from '../db/connection.ts';
import { readSecret } from './secrets.ts';

const partBytes = 16;
/** The number of phones in a family; above it the oldest mark is removed. */
const maxMarks = 5;

/** The lifetime of the cookie, seconds: a year. */
export const browserMarkSeconds = 365 * 24 * 60 * 60;

export function browserMarkCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-browser' : 'browser';
}

/**
 * A browser in which a phone's one-time code was entered stores a signed mark for it, so that its codes are counted separately from those
 * of other clients (R-CODE-4). The mark does not sign in. The cookie is the browser's random id and an HMAC of id and phone
 * for each phone: it contains no readable data.
 */
export interface BrowserTokens {
  /** The browser's id where the cookie holds a mark for this phone; null for any other cookie. */
  find(cookie: string | undefined, phone: string): Promise<string | null>;
  /** The cookie with a mark for this phone, which was just verified by a code. */
  add(cookie: string | undefined, phone: string): Promise<string>;
}

export function createBrowserMarks({ db }: Connection): BrowserTokens {
  const markOf = async (id: Buffer, phone: string) => {
    const signed = createHmac('sha256', await readSecret(db, 'browser-mark'))
      .update(id)
      .update(phone);
    return signed.digest().subarray(0, partBytes);
  };
  return {
    async find(cookie, phone) {
      const known = parseCookie(cookie);
      if (known === null) return null;
      const mark = await markOf(known.id, phone);
      return known.marks.some((candidate) => timingSafeEqual(candidate, mark)) ? known.id.toString('hex') : null;
    },

    async add(cookie, phone) {
      const { id, marks } = parseCookie(cookie) ?? { id: randomBytes(partBytes), marks: [] };
      const mark = await markOf(id, phone);
      const others = marks.filter((candidate) => !timingSafeEqual(candidate, mark));
      return Buffer.concat([id, mark, ...others.slice(0, maxMarks - 1)]).toString('base64url');
    },
  };
}

/** Parses a cookie with any content; null for one that this app did not write. */
function parseCookie(cookie: string | undefined): { readonly id: Buffer; readonly marks: readonly Buffer[] } | null {
  if (cookie === undefined || !/^[\w-]{1,128}$/.test(cookie)) return null;
  const bytes = Buffer.from(cookie, 'base64url');
  const count = bytes.length / partBytes - 1;
  if (!Number.isInteger(count) || count < 1 || count > maxMarks) return null;
  const part = (at: number) => bytes.subarray(at * partBytes, (at + 1) * partBytes);
  return { id: part(0), marks: Array.from({ length: count }, (_, index) => part(index + 1)) };
}
