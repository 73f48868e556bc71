import { readQuery } from '#domain/menu/search.ts';

/** The query parameters that select the content of a menu page: `?folder=` and `?q=` (contract §6). */
export function menuQuery(parameters: URLSearchParams): { readonly folder: string | null; readonly query: string } {
  return { folder: parameters.get('folder'), query: readQuery(parameters.get('q') ?? '') };
}
