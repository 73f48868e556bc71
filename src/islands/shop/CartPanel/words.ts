/** The namespaces of the panel and of the parts that load with the first line in the cart. */
export type CartWords = 'cart-panel' | 'cart-contents';
