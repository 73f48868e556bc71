/** Where a browser keeps the text of an order on its way for the offline page (R-CACHE-4): the cache and the name of its entry. */
export const keptOrder = { cache: 'menu', path: '/kept-order' } as const;
