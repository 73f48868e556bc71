import type { Locale } from '../locale.ts';
import { pagePath } from '../routes.ts';
import type { OrderStatus } from './order-status.ts';

/** What a customer is told about on a channel: each step of an order, or what has to be known at once. */
export const messageLevels = ['all', 'important'] as const;
export type MessageLevel = (typeof messageLevels)[number];

/** The ways to reach a customer about an order. */
export const customerChannels = ['telegram', 'push', 'email'] as const;
export type CustomerChannel = (typeof customerChannels)[number];

const importantStatuses: readonly OrderStatus[] = ['ready', 'on_way', 'cancelled'];

/** A change of an order's history; `change` is what became of an offered change, null where the status has changed. */
export interface ToldChange {
  readonly status: OrderStatus;
  readonly change: string | null;
}

/** Whether a customer has to know it at once (R-MSG-2): ready, on the way, canceled, and a change to decide. */
export function isImportant({ status, change }: ToldChange): boolean {
  return change === null ? importantStatuses.includes(status) : change === 'offered';
}

/** Whether somebody with this choice is told (R-MSG-2). */
export function isTold(level: MessageLevel, change: ToldChange): boolean {
  return level === 'all' || isImportant(change);
}

/** The page of the profile where a customer chooses; not in the table of routes, which the home page loads. */
export function messagesPath(locale: Locale): string {
  return `${pagePath('profile', locale)}/messages`;
}
