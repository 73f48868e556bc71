import type { Locale } from '../locale.ts';
import { localizedPath } from '../routes.ts';
import { addDays, dayOf, instantOf, minutesOf } from '../schedule/clock.ts';
import type { CustomerChannel } from './message-level.ts';

/** The most characters of a mailing's title and text, in each language. */
export const mostMailingTitle = 80;
export const mostMailingText = 1_000;

const firstMinute = 9 * 60;
const lastMinute = 22 * 60;

/** Where a person who has several places gets a mailing: the first of these. A browser that is off for an hour misses it. */
export const mailingChannels: readonly CustomerChannel[] = ['telegram', 'email', 'push'];

/** Whether mailings are sent at this time: nobody gets one between 22:00 and 09:00 (R-MAILING-4). */
export function isMailingTime(now: number): boolean {
  const minutes = minutesOf(now);
  return minutes >= firstMinute && minutes < lastMinute;
}

/** When a mailing of this time begins: at night the next morning (R-MAILING-4). */
export function mailingTimeFrom(at: number): number {
  if (isMailingTime(at)) return at;
  const day = minutesOf(at) < firstMinute ? dayOf(at) : addDays(dayOf(at), 1);
  return instantOf(day, firstMinute);
}

interface MailingTimes {
  /** ms */
  readonly begunAt: number | null;
  readonly canceledAt: number | null;
  /** whether all who get it are in the queue */
  readonly isQueued: boolean;
  readonly waiting: number;
}

/** `canceled`: before it began; `stopped`: while it was sent. */
export const mailingStates = ['planned', 'sending', 'sent', 'canceled', 'stopped'] as const;
export type MailingState = (typeof mailingStates)[number];

export function mailingState({ begunAt, canceledAt, isQueued, waiting }: MailingTimes): MailingState {
  if (begunAt === null) return canceledAt === null ? 'planned' : 'canceled';
  if (canceledAt !== null) return 'stopped';
  return isQueued && waiting === 0 ? 'sent' : 'sending';
}

/** The page of the link in each mailing, which shows it and ends mailings without a sign-in; not in the table of routes. */
export function mailingPagePath(locale: Locale, { token, mailingId }: { readonly token: string; readonly mailingId: string }): string {
  return localizedPath(`/offers?${new URLSearchParams({ token, mailing: mailingId })}`, locale);
}
