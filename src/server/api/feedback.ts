import { calls } from '#contract/calls.ts';
import type { WireFeedback } from '#contract/office/feedback.ts';
import type { Locale } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import { feedbackUntil, type GivenFeedback, mayJudge } from '#domain/order/feedback.ts';
import type { Order } from '#domain/order/order.ts';
import { toIso } from '../clock.ts';
import type { FoundFeedback } from '../modules/feedback/search-feedback.ts';
import type { Services } from '../services.ts';
import { type Api, notFound, unwrap } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

/** What customers say of their orders (`orders/:id/feedback`), and the answers of the house (`office/feedback`). */
export function addFeedback(api: Api): void {
  handle(api, calls.orderFeedback, async ({ services, customerId, path, now }) => {
    const order = await ownOrder(services, customerId, path.id, now);
    return toWireState(order, await services.feedback.of(customerId, order.id), now);
  });
  handle(api, calls.giveFeedback, async ({ services, customerId, path, body, now }) => {
    const order = await ownOrder(services, customerId, path.id, now);
    return toWireState(order, unwrap(await services.feedback.give(customerId, order, body, now)), now);
  });
  handle(api, calls.feedback, readFeedback);
  handle(api, calls.answerFeedback, async ({ services, member, path, body, locale, now }) => {
    const { name, restaurantIds } = member;
    const answer = { orderId: path.id, text: body.text, by: name || null, restaurantIds, now };
    const answered = unwrap(await services.feedback.answer(answer));
    return toWire(answered, await namesOf(services, locale, now), locale);
  });
}

async function ownOrder({ backend }: Services, customerId: string, id: string, now: number): Promise<Order> {
  const order = await backend.order(customerId, id, now);
  if (order === null) throw notFound('order');
  return order;
}

function toWireState(order: Order, given: GivenFeedback | null, now: number) {
  const until = feedbackUntil(order);
  return {
    until: until === null ? null : toIso(until),
    isOpen: mayJudge(order, given, now),
    given: given && { ...given, dishes: [...given.dishes] },
  };
}

async function readFeedback({ services, member, query, locale, now }: HandlerInput<typeof calls.feedback>) {
  const { restaurantIds } = member;
  const before = query.before === undefined ? null : Number(query.before);
  const { feedback, next } = await services.feedback.search({ show: query.show ?? null, before, restaurantIds });
  const names = await namesOf(services, locale, now);
  return {
    feedback: feedback.map((entry) => toWire(entry, names, locale)),
    next,
    waiting: await services.feedback.waiting(restaurantIds),
  };
}

async function namesOf({ reports }: Services, locale: Locale, now: number): Promise<ReadonlyMap<string, string>> {
  return new Map((await reports.restaurants(locale, now)).map(({ id, name }) => [id, name]));
}

function toWire(found: FoundFeedback, names: ReadonlyMap<string, string>, locale: Locale): WireFeedback {
  const { orderId, number, orderedAt, restaurantId: id, contact, stars, text, dishes, at, answer } = found;
  const { firstName, phone1 } = contact;
  return {
    ...{ orderId, number, orderedAt: toIso(orderedAt), restaurant: { id, name: names.get(id) ?? '' }, customer: { firstName, phone1 } },
    ...{ stars, text, dishes: dishes.map((dish) => ({ name: withFallbacks(dish.name)[locale], stars: dish.stars })) },
    at: toIso(at),
    answer: answer && { ...answer, at: toIso(answer.at) },
  };
}
