/** Where a browser keeps the board for a reload without a network (R-CACHE-5): the cache, its page, and its orders as they were last known. */
export const keptBoard = { cache: 'board', page: '/staff', orders: '/kept-orders' } as const;

/** The header of a response that is the board, and not the page that asks to sign in. */
export const boardHeader = 'x-board';

/** How long the board is kept after it was last up to date, ms. */
export const boardLifeMs = 6 * 60 * 60_000;
