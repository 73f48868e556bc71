/** The content pages of the demo. */
export const contentPages: readonly string[] = ['/about', '/contacts', '/filial', '/offer', '/privacy', '/p/faq', '/p/jobs'];

/** The pages of a customer, besides those of an order. */
export const accountPages: readonly string[] = [
  '/profile',
  '/profile/cart',
  '/profile/history',
  '/profile/addresses',
  '/profile/favorites',
  '/profile/messages',
];
