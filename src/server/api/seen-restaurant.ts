import type { Id } from '#domain/id.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { isAmong } from '#domain/office/team.ts';
import type { OfficeMember } from '../auth/office-access.ts';
import type { Services } from '../services.ts';
import { notFound } from './context.ts';

interface Input {
  readonly services: Services;
  readonly member: OfficeMember;
  readonly now: number;
}

interface SeenRestaurant {
  readonly id: Id;
  readonly name: string;
}

/** The restaurants that a person of the team sees, in the language of the call. */
export async function seenRestaurants({
  services,
  member,
  locale,
  now,
}: Input & { readonly locale: Locale }): Promise<readonly SeenRestaurant[]> {
  const restaurants = await services.backend.staff.restaurants(locale, now);
  return restaurants.filter(({ id }) => isAmong(member.restaurantIds, id));
}

/** @throws NOT_FOUND for a restaurant that this person does not see */
export async function seenRestaurant({ path, ...input }: Input & { readonly path: { readonly id: Id } }): Promise<SeenRestaurant> {
  const restaurant = (await seenRestaurants({ ...input, locale: defaultLocale })).find(({ id }) => id === path.id);
  if (restaurant === undefined) throw notFound();
  return { id: restaurant.id, name: restaurant.name };
}
