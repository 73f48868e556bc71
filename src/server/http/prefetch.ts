/**
 * Whether a browser only prefetches: the page is not visible yet, so no cookie may change (R-PAGE-10).
 * @param purpose the header Sec-Purpose
 */
export function isPrefetch(purpose: string | readonly string[] | null | undefined): boolean {
  return purpose?.includes('prefetch') ?? false;
}
