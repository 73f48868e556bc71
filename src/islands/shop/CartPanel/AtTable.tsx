import { useEffect } from 'react';
import { followTable } from '#stores/shop/shared-table.ts';

/** While it is mounted, the cart is the own plate at the shared table: what changes in it is on the screens of the others at once. */
export function AtTable() {
  useEffect(followTable, []);
  return null;
}
