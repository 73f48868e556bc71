import type { Restaurant } from '#domain/place/restaurant.ts';
import type { Stock } from '../../modules/catalog/stock.ts';

/** The app's own stock with the upstream's pauses: of two pauses of a restaurant the one that ends later applies. */
export function withTheirPauses(stock: Stock, restaurants: readonly Pick<Restaurant, 'id' | 'closedUntil'>[]): Stock {
  const pausedUntil = new Map(stock.pausedUntil);
  for (const { id, closedUntil } of restaurants) {
    const theirs = Date.parse(closedUntil ?? '');
    if (theirs > (pausedUntil.get(id) ?? 0)) pausedUntil.set(id, theirs);
  }
  return { ...stock, pausedUntil };
}
