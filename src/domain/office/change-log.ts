import type { ChangedValues } from '../content/content-changes.ts';
import type { ContentPart } from '../content/content-parts.ts';
import type { OfficePart } from './team.ts';

/** What an editor can do to the content; `LogEntry.detail` describes what each has besides. */
export const siteLogKinds = [
  'saved',
  'ready',
  'published',
  'planned',
  'moved',
  'canceled',
  'failed',
  'restored',
  'discarded',
  'returned',
  'commented',
  'replied',
  'done',
  'reopened',
] as const;
/** What staff can do to orders, the stop list and restaurants. */
const orderLogKinds = [
  'orderPlaced',
  'orderMoved',
  'orderDelayed',
  'changeOffered',
  'changeEnded',
  'moneyReturned',
  'courierAssigned',
  'cashReceived',
  'stopChanged',
  'pauseChanged',
  'feedbackAnswered',
  ...(['counterOpened', 'counterClosed', 'printerChanged', 'groupLinked', 'groupEnded'] as const),
] as const;
/** What can be done to the team and its sessions. */
const teamLogKinds = ['memberAdded', 'memberChanged', 'memberRemoved', 'sessionEnded'] as const;

/** What can be done to the catalog: a record becomes live, and the changes of the draft are planned, taken back or discarded. */
const catalogLogKinds = [
  'recordPublished',
  'catalogPlanned',
  'catalogPlanMoved',
  'catalogPlanCanceled',
  'catalogPlanFailed',
  'catalogRestored',
  'changesDiscarded',
  'changesReturned',
] as const;

/** What can be done with payments; a look at them is written down, too. */
const paymentLogKinds = [
  ...(['paymentsRead', 'paymentsReconciled', 'refundReturned', 'refundRefused', 'refundNoted', 'merchantAccountChanged'] as const),
] as const;

/** What can be done with customers; each look at their data is written down, too. */
const customerLogKinds = [
  'customersSearched',
  'customerOpened',
  'orderOpened',
  'customerNoted',
  'customerBlocked',
  'customerUnblocked',
  'pointsCorrected',
  'customerExported',
  'customerErased',
  'mailingPlanned',
  'mailingCanceled',
  'mailingStopped',
] as const;

export const logKinds = [
  ...siteLogKinds,
  ...orderLogKinds,
  ...catalogLogKinds,
  ...teamLogKinds,
  ...paymentLogKinds,
  ...customerLogKinds,
] as const;
export type SiteLogKind = (typeof siteLogKinds)[number];
export type LogKind = (typeof logKinds)[number];

/** The kinds of each part of the back office that has entries. */
export const kindsOfPart = {
  site: siteLogKinds,
  orders: orderLogKinds,
  catalog: catalogLogKinds,
  team: teamLogKinds,
  payments: paymentLogKinds,
  customers: customerLogKinds,
} as const satisfies Partial<Record<OfficePart, readonly LogKind[]>>;

/** The fields that a change can have, in the order in which they are shown. */
export const loggedFields = [
  'version',
  'status',
  'reason',
  'portions',
  'points',
  'until',
  'records',
  'values',
  'name',
  'phone',
  'role',
  'restaurants',
  'provider',
  'account',
  'courier',
  'sum',
  'note',
  'compared',
  'differences',
  'unread',
] as const;
export type LoggedField = (typeof loggedFields)[number];

/** The values of what was changed. `until` is an instant in ISO 8601, `restaurants` has their ids, `portions` null is unlimited, `sum` is in som; `account` is `shop`, `off` or the id of an own one at its provider; `compared` are the lines of a statement or the answers of a provider, `unread` those that could not be; `records` is a number of them, `values` are those of a record in older entries. */
export type LoggedValues = { readonly [Field in LoggedField]?: string | number | null };

/** Who did what to what, and when. */
export interface LogEntry {
  readonly id: number;
  /** ms */
  readonly at: number;
  /** null: somebody without a name */
  readonly by: string | null;
  readonly kind: LogKind;
  /** of the site */
  readonly parts: readonly ContentPart[];
  /**
   * `ready`: the languages, `ru,uz`; `planned`, `moved`, `canceled`: the time of the publication, ISO 8601; `failed`: the code of the
   * problem; `restored`: the version's number; a comment: its beginning; `recordPublished`: the names of the record by language, as JSON
   */
  readonly detail: string | null;
  /** the order's number, the day of payments, the dish or option, `products/1001 Plov`, the restaurant or the person; '' for changes of the site */
  readonly subject: string;
  /** null: nothing, as before something was added; a save has the values that it changed by their paths, a record of the catalog its as JSON */
  readonly before: LoggedValues | ChangedValues | null;
  /** null: nothing, as after something was removed */
  readonly after: LoggedValues | ChangedValues | null;
}

/** An entry about the site, as editors see it. */
export type SiteLogEntry = Omit<LogEntry, 'kind' | 'subject' | 'before' | 'after'> & { readonly kind: SiteLogKind };
