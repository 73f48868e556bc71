/**
 * Whether a browser only fetches ahead: nobody has seen the page yet, so that no cookie may change (contract §4, §6).
 * @param purpose the header Sec-Purpose
 */
export function isPrefetch(purpose: string | string[] | null | undefined): boolean {
  return purpose?.includes('prefetch') ?? false;
}
