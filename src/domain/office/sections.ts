import type { Locale } from '../locale.ts';
import { type PageName, pagePath } from '../routes.ts';
import type { OfficePart } from './team.ts';

/** The pages of the back office besides its home, in their order, and the part that each belongs to. */
export const officeSections = [
  { name: 'orders', part: 'orders', page: 'staff' },
  { name: 'catalog', part: 'catalog', page: 'adminMenu' },
  { name: 'restaurants', part: 'catalog', page: 'adminRestaurants' },
  { name: 'zones', part: 'catalog', page: 'adminZones' },
  { name: 'site', part: 'site', page: 'editor' },
  { name: 'team', part: 'team', page: 'adminTeam' },
  { name: 'log', part: 'log', page: 'adminLog' },
] as const satisfies readonly { readonly name: string; readonly part: OfficePart; readonly page: PageName }[];

export type OfficeSection = (typeof officeSections)[number]['name'];

/** The address of a section for a link: the board and the editor have one for all languages, so that the link names the language. */
export function sectionHref(page: (typeof officeSections)[number]['page'] | 'admin', locale: Locale): string {
  const path = pagePath(page, locale);
  return page === 'staff' || page === 'editor' ? `${path}?lang=${locale}` : path;
}
