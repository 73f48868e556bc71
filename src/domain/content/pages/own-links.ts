import { splitLocale } from '../../routes.ts';
import type { SitePages } from './site-pages.ts';

const ownAddress = /^\/p\/([^/]+)\/?$/;

/**
 * Whether a link leads to an own page that is not there; its language, query and fragment do not matter. Null: it leads elsewhere. Only the
 * draft knows this: its pages may have been renamed since the last save.
 */
export function lacksOwnPage({ own }: SitePages, link: string): boolean | null {
  const url = link.startsWith('/') ? URL.parse(link, 'http://shop.invalid') : null;
  const slug = url === null ? undefined : ownAddress.exec(splitLocale(url.pathname).path)?.[1];
  return slug === undefined ? null : !own.some((page) => page.slug === slug);
}
