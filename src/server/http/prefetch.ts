/** Whether the request is a prefetch: the page is not visible yet, so no cookie may change (contract §4, §6). */
export function isPrefetch(headers: Headers): boolean {
  return headers.get('sec-purpose')?.includes('prefetch') ?? false;
}
