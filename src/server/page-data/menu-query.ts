import { readQuery } from '#domain/menu/search.ts';

/** What of a menu page's address decides its content: `?folder=` and `?q=` (contract §6). */
export function menuQuery(parameters: URLSearchParams): { readonly folder: string | null; readonly query: string } {
  return { folder: parameters.get('folder'), query: readQuery(parameters.get('q') ?? '') };
}
