/** The namespaces of the panel and of what is loaded with the first line in the cart. */
export type CartWords = 'cart-panel' | 'cart-contents';
