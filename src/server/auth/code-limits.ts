import type { Connection } from '../db/connection.ts';
import type { Limit } from './rate-limit.ts';

/** The limits of R-CODE-2, R-CODE-3, R-CODE-8. */
const sendsPerPhoneDay = 6;
const sendsPerPhoneAndAddressDay = 3;
/**
 * The waits between further sends, each the first of its address, after the sends of the day: minutes. The last one repeats, so that a
 * phone is never without a code for longer.
 */
const furtherWaits = [1, 2, 5, 10, 20, 40, 60, 120, 240] as const;
const guessesPerPhoneDay = 30;
const guessesPerPhoneAndAddressDay = 15;
/** After the guesses of the day: those for one code from each address, and all of them. */
const furtherGuessesPerAddress = 5;
const furtherGuessesPerPhone = 60;
const budgetShareOfMarked = 3;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const budgetOfAll = 'code-sends/all';
const budgetOfMarked = 'code-sends/all/browsers';

export interface SendLimits {
  readonly sendsPerAddressHour: number;
  /** the budget for all phones */
  readonly sendsPerDay: number;
}

/** The phone, and the client that requests its code. */
export interface Requester {
  readonly phone: string;
  /** the client's network address */
  readonly address: string;
  /** the id of a browser with a mark for this phone, null for any other; it is counted separately from other clients */
  readonly browser: string | null;
}

/**
 * The limits that a send counts in. The first list that is not used up applies: browsers with a mark first share a third of the daily
 * budget, then the budget for all. Without a mark, an address that has not requested a code for this phone that day gets one after the
 * sends of the day, too: strangers can't use them up for the person whose phone it is.
 */
export function sendLimits(requester: Requester, { sendsPerAddressHour, sendsPerDay }: SendLimits): readonly (readonly Limit[])[] {
  const { phone, address, browser } = requester;
  const reserved = Math.floor(sendsPerDay / budgetShareOfMarked);
  const forAll = { key: budgetOfAll, max: sendsPerDay - reserved, windowMs: dayMs };
  if (browser === null) {
    const inMinute = { key: `code-sends/minute/${phone}`, max: 1, windowMs: minuteMs };
    const ofPair = (max: number) => ({ key: `code-sends/day/${address}/${phone}`, max, windowMs: dayMs });
    const ofAddress = { key: `code-sends/address/${address}`, max: sendsPerAddressHour, windowMs: hourMs };
    const ofDay = { key: `code-sends/day/${phone}`, max: sendsPerPhoneDay, windowMs: dayMs };
    return [
      [inMinute, ofPair(sendsPerPhoneAndAddressDay), ofDay, ofAddress, forAll],
      ...furtherSends(phone).map((further) => [ofPair(1), inMinute, ...further, ofAddress, forAll]),
    ];
  }
  const ofBrowser = [
    { key: `code-sends/minute/browser/${browser}/${phone}`, max: 1, windowMs: minuteMs },
    { key: `code-sends/day/browser/${browser}/${phone}`, max: sendsPerPhoneDay, windowMs: dayMs },
    { key: `code-sends/address/browser/${browser}`, max: sendsPerAddressHour, windowMs: hourMs },
  ];
  const forMarked = { key: budgetOfMarked, max: reserved, windowMs: dayMs };
  return [...(reserved === 0 ? [] : [[...ofBrowser, forMarked]]), [...ofBrowser, forAll]];
}

/** One list for each wait: the first of its kind that day, and none within the wait that began with the send before. */
function furtherSends(phone: string): Limit[][] {
  return furtherWaits.map((minutes, index) => {
    const wait = { key: `code-sends/wait/${phone}`, max: 1, windowMs: minutes * minuteMs };
    const isLast = index === furtherWaits.length - 1;
    return isLast ? [wait] : [{ key: `code-sends/further/${index}/${phone}`, max: 1, windowMs: dayMs }, wait];
  });
}

/** The limits that a guess counts in, right or wrong; the first list that is not used up applies. */
export function guessLimits({ phone, address, browser }: Requester): readonly (readonly Limit[])[] {
  if (browser !== null) return [[{ key: `code-guesses/day/browser/${browser}/${phone}`, max: guessesPerPhoneDay, windowMs: dayMs }]];
  return [
    [
      { key: `code-guesses/day/${address}/${phone}`, max: guessesPerPhoneAndAddressDay, windowMs: dayMs },
      { key: `code-guesses/day/${phone}`, max: guessesPerPhoneDay, windowMs: dayMs },
    ],
    [
      { key: `code-guesses/further/${address}/${phone}`, max: furtherGuessesPerAddress, windowMs: dayMs },
      { key: `code-guesses/further/${phone}`, max: furtherGuessesPerPhone, windowMs: dayMs },
    ],
  ];
}

/** How many codes can still be sent within the budget for all phones. */
export async function codesLeft({ db }: Connection, sendsPerDay: number, now: number): Promise<number> {
  const rows = await db.selectFrom('limits').select(['count', 'expires_at']).where('key', 'in', [budgetOfAll, budgetOfMarked]).execute();
  const sent = rows.filter((row) => row.expires_at > now).reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, sendsPerDay - sent);
}
