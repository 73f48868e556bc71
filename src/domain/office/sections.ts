import type { Locale } from '../locale.ts';
import { localizedPath, pagePath } from '../routes.ts';
import type { OfficePart } from './team.ts';

/** The pages of the back office besides its home, in their order, and the parts that each belongs to: one of them opens it. */
const officeSections = [
  { name: 'deliveries', parts: ['deliveries'], page: 'adminDeliveries' },
  { name: 'orders', parts: ['orders'], page: 'staff' },
  { name: 'couriers', parts: ['cash'], page: 'adminCouriers' },
  { name: 'devices', parts: ['orders'], page: 'adminDevices' },
  { name: 'newOrder', parts: ['orderDesk'], page: 'adminNewOrder' },
  { name: 'findOrders', parts: ['orderDesk'], page: 'adminOrders' },
  { name: 'customers', parts: ['customers'], page: 'adminCustomers' },
  { name: 'catalog', parts: ['catalog'], page: 'adminMenu' },
  { name: 'restaurants', parts: ['catalog'], page: 'adminRestaurants' },
  { name: 'zones', parts: ['catalog'], page: 'adminZones' },
  { name: 'promo', parts: ['catalog'], page: 'adminPromo' },
  { name: 'site', parts: ['site'], page: 'editor' },
  { name: 'publishing', parts: ['catalog', 'site'], page: 'adminPublishing' },
  { name: 'team', parts: ['team'], page: 'adminTeam' },
  { name: 'reports', parts: ['reports'], page: 'adminReports' },
  { name: 'feedback', parts: ['feedback'], page: 'adminFeedback' },
  { name: 'payments', parts: ['payments'], page: 'adminPayments' },
  { name: 'mailings', parts: ['messages'], page: 'adminMailings' },
  { name: 'messages', parts: ['messages', 'team'], page: 'adminMessages' },
  { name: 'log', parts: ['log'], page: 'adminLog' },
] as const satisfies readonly { readonly name: string; readonly parts: readonly OfficePart[]; readonly page: OfficePage }[];

export type OfficeSection = (typeof officeSections)[number]['name'];

/** The sections that somebody with these parts may open. */
export function sectionsFor(parts: readonly OfficePart[]): (typeof officeSections)[number][] {
  return officeSections.filter((section) => section.parts.some((part) => parts.includes(part)));
}

/** The pages below `/admin`. They are not in the table of routes, which the scripts of customers hold. */
export const officePages = {
  adminDeliveries: '/admin/deliveries',
  adminCouriers: '/admin/couriers',
  adminMenu: '/admin/menu',
  adminRestaurants: '/admin/restaurants',
  adminZones: '/admin/zones',
  adminPromo: '/admin/promo',
  adminPublishing: '/admin/publishing',
  adminTeam: '/admin/team',
  adminPayments: '/admin/payments',
  adminReports: '/admin/reports',
  adminNewOrder: '/admin/new-order',
  adminOrders: '/admin/orders',
  adminCustomers: '/admin/customers',
  adminFeedback: '/admin/feedback',
  adminDevices: '/admin/devices',
  adminMessages: '/admin/messages',
  adminMailings: '/admin/mailings',
  adminLog: '/admin/log',
} as const;

type OfficePage = keyof typeof officePages | 'admin' | 'staff' | 'editor';

/** The link to a page of the back office. `/staff` and `/editor` have one URL for all languages: the server stores the language of the query. */
export function officeLink(page: OfficePage, locale: Locale): string {
  if (page === 'staff' || page === 'editor') return `${pagePath(page, locale)}?lang=${locale}`;
  return page === 'admin' ? pagePath(page, locale) : localizedPath(officePages[page], locale);
}
