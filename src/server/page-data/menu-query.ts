import { readQuery } from '#domain/menu/search.ts';

interface MenuQuery {
  readonly folder: string | null;
  readonly query: string;
  /** filters the dishes of a folder */
  readonly tag: string | null;
}

/** The query parameters that select the content of a menu page: `?folder=` and `?q=` (R-MENU-10, R-SEARCH-7), and `?tag=`. */
export function menuQuery(parameters: URLSearchParams): MenuQuery {
  return { folder: parameters.get('folder'), tag: parameters.get('tag'), query: readQuery(parameters.get('q') ?? '') };
}
