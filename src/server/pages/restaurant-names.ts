import type { Id } from '#domain/id.ts';
import { within } from '../async/within.ts';

const waitMs = 1_000;

/** The names of the restaurants by their ids, for a page that is complete without them: none while the upstream is slow or fails. */
export async function restaurantNames({ backend, locale, now }: Pick<App.Locals, 'backend' | 'locale' | 'now'>): Promise<Map<Id, string>> {
  const restaurants = await within(backend.restaurants(locale, now), waitMs).catch(() => []);
  return new Map(restaurants.map(({ id, name }) => [id, name]));
}
