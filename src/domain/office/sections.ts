import type { Locale } from '../locale.ts';
import { type PageName, pagePath, pages } from '../routes.ts';
import type { OfficePart } from './team.ts';

/** The pages of the back office besides its home, in their order, and the part that each belongs to. */
export const officeSections = [
  { name: 'orders', part: 'orders', page: 'staff' },
  { name: 'catalog', part: 'catalog', page: 'adminMenu' },
  { name: 'restaurants', part: 'catalog', page: 'adminRestaurants' },
  { name: 'zones', part: 'catalog', page: 'adminZones' },
  { name: 'promo', part: 'catalog', page: 'adminPromo' },
  { name: 'site', part: 'site', page: 'editor' },
  { name: 'team', part: 'team', page: 'adminTeam' },
  { name: 'log', part: 'log', page: 'adminLog' },
] as const satisfies readonly { readonly name: string; readonly part: OfficePart; readonly page: PageName }[];

export type OfficeSection = (typeof officeSections)[number]['name'];

type OfficePage = Extract<PageName, `admin${string}` | 'staff' | 'editor'>;

/** The link to a page of the back office. `/staff` and `/editor` have one URL for all languages: the server stores the language of the query. */
export function officeLink(page: OfficePage, locale: Locale): string {
  const path = pagePath(page, locale);
  return pages[page].kind === 'office' ? `${path}?lang=${locale}` : path;
}
