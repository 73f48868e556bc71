import { calls } from '#contract/calls.ts';
import { labelOfMember } from '#domain/office/team.ts';
import { toIso } from '../clock.ts';
import { type Api, unwrap } from './context.ts';
import { handle } from './handle.ts';
import { seenRestaurant, seenRestaurants } from './seen-restaurant.ts';

/** The groups of restaurants in Telegram, and the people of the team there (R-MSG-12, R-MSG-14). */
export function addTelegramGroups(api: Api): void {
  handle(api, calls.telegramGroups, async (input) => {
    const { groups } = input.services;
    const [restaurants, known] = await Promise.all([seenRestaurants(input), groups.groups()]);
    return {
      bot: groups.bot,
      restaurants: restaurants.map(({ id, name }) => {
        const group = known.find(({ restaurantId }) => restaurantId === id);
        return { id, name, group: group === undefined ? null : { title: group.title, since: toIso(group.linkedAt) } };
      }),
    };
  });
  handle(api, calls.connectGroup, async (input) => {
    const { services, member, locale, now } = input;
    const restaurant = await seenRestaurant(input);
    return { command: unwrap(await services.groups.groupCommand(restaurant.id, { name: member.name, locale }, now)) };
  });
  handle(api, calls.endGroup, async (input) => {
    await input.services.groups.end(await seenRestaurant(input), input.member.name, input.now);
  });
  handle(api, calls.ownTelegram, async ({ services: { groups }, person }) => ({
    bot: groups.bot,
    isConnected: await groups.isLinked(person.id),
  }));
  handle(api, calls.connectTelegram, async ({ services, person, locale, now }) => ({
    url: unwrap(await services.groups.memberLink(person.id, { name: labelOfMember(person), locale }, now)),
  }));
  handle(api, calls.endTelegram, ({ services, person }) => services.groups.unlink(person.id));
}
