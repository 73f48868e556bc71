/** Whether a browser only fetches ahead: nobody has seen the page yet, so that no cookie may change (contract §4, §6). */
export function isPrefetch(headers: Headers): boolean {
  return headers.get('sec-purpose')?.includes('prefetch') ?? false;
}
