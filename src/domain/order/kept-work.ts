/**
 * Where a browser keeps the pages on which orders are made and brought, for a reload without a network (R-CACHE-5): the cache, and in it what
 * the board and the page of a courier showed last.
 */
export const keptWork = { cache: 'board', orders: '/kept-orders', deliveries: '/kept-deliveries' } as const;

/** The header of a response that is such a page, and not the one that asks to sign in. */
export const keptWorkHeader = 'x-kept-work';

/** How long they are kept after they were last up to date, ms. */
export const keptWorkLifeMs = 6 * 60 * 60_000;

/** What a page of the team shows without a network; null: it is not kept. @param pathname with its language prefix */
export function keptDataOf(pathname: string): string | null {
  if (pathname === '/staff') return keptWork.orders;
  return /^(\/(en|uz))?\/admin\/deliveries$/.test(pathname) ? keptWork.deliveries : null;
}
