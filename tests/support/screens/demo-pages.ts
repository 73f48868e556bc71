/** The content pages of the demo. */
export const contentPages: readonly string[] = ['/about', '/contacts', '/filial', '/offer', '/privacy', '/p/faq', '/p/jobs'];

/** The pages of a customer, besides those of an order. */
export const accountPages: readonly string[] = [
  '/profile',
  '/profile/cart',
  '/profile/history',
  '/profile/addresses',
  '/profile/favorites',
];

/** The public pages of which `legibility.spec.ts` measures every text. */
export const legiblePages: readonly string[] = ['', '/product/1001', '/product/2001', '/restaurant/1', '/filial', '/contacts'];
