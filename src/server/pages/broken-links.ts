import { defaultLocale } from '#domain/locale.ts';
import { pages, splitLocale } from '#domain/routes.ts';
import { type ListedContent, publicPaths } from './sitemap.ts';

const customerPages = Object.values(pages).flatMap(({ kind, path }) =>
  kind === 'table' || kind === 'sign-in' || kind === 'account' ? [path] : [],
);

/** Of the links within this site returns those without a page or a folder of the menu; other parameters, fragment and language are ignored. */
export async function brokenLinks(content: ListedContent, paths: readonly string[], now: number): Promise<string[]> {
  const known = new Set([...(await publicPaths(content, defaultLocale, now)), ...customerPages]);
  const folders = paths.some((path) => path.includes('folder=')) ? await folderIds(content, now) : null;
  return paths.filter((path) => {
    const url = URL.parse(path, 'http://shop.invalid');
    if (url === null) return true;
    const page = splitLocale(url.pathname.replace(/(.)\/$/, '$1')).path;
    const folder = page === pages.home.path ? url.searchParams.get('folder') : null;
    return !known.has(page) || (folder !== null && folders?.has(folder) === false);
  });
}

async function folderIds({ backend }: ListedContent, now: number): Promise<ReadonlySet<string>> {
  const regions = await backend.regions(defaultLocale);
  const menus = await Promise.all(regions.map(({ id }) => backend.menu({ call: 'regionmenu', regionId: id }, defaultLocale, now)));
  return new Set(menus.flatMap((menu) => (menu.ok ? menu.value.categories.map(({ id }) => id) : [])));
}
