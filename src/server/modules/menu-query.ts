/** What of a menu page's address decides its content: `?folder=` and `?q=` (contract §6). */
export function menuQuery(parameters: URLSearchParams): { readonly folder: string | null; readonly query: string } {
  return { folder: parameters.get('folder'), query: (parameters.get('q') ?? '').trim().slice(0, 80) };
}
