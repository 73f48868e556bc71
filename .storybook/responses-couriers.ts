import type { WireCourierWork } from '#contract/staff/couriers.ts';
import type { WireDeliveries } from '#contract/staff/deliveries.ts';
import type { StoryResponses } from './story-responses.ts';

const order = {
  ...{ id: 'o1', number: 1042, status: 'ready', restaurant: 'Чиланзар', comment: 'Домофон не работает' },
  address: {
    text: 'Yunusobod, 4-mavze, 12',
    landmark: { ru: 'метро «Шахристан»', en: 'Shahriston metro', uz: '«Shahriston» metrosi' },
    ...{ longitude: 69.2812, latitude: 41.3638, entrance: '2', floor: '5', apartment: '47' },
  },
  contact: { firstName: 'Дилноза', phone1: '998901112233' },
  wishes: { leaveAtDoor: true, dontRing: true },
  promised: { from: '2026-11-21T07:00:00.000Z', to: '2026-11-21T07:30:00.000Z' },
  dishes: [
    { name: 'Плов', quantity: 2 },
    { name: 'Ачик-чучук', quantity: 1 },
  ],
  ...{ cash: 67_000, card: 0, changeFrom: 100_000 },
} as const satisfies WireDeliveries['orders'][number];

const deliveries: WireDeliveries = {
  name: 'Анвар',
  orders: [{ ...order, id: 'o0', number: 1040, status: 'on_way', cash: 0, card: 145_000, comment: '' }, order],
  cash: 212_000,
  delivered: [
    { number: 1031, cash: 98_000 },
    { number: 1036, cash: 114_000 },
  ],
};

const work: WireCourierWork = {
  couriers: [
    { id: 'c1', name: 'Анвар Каримов', open: 2, onWay: 1, cash: 840_000, cashOrders: 9 },
    { id: 'c2', name: 'Шахло Юсупова', open: 0, onWay: 0, cash: 0, cashOrders: 0 },
  ],
  handIns: [{ id: 'h1', name: 'Шахло Юсупова', sum: 655_000, orders: 7, at: '2026-11-21T06:40:00.000Z', by: 'Малика' }],
};

/** Responses to the calls of couriers, and to those about them. */
export const responsesOfCouriers: StoryResponses = {
  courierPosition: () => ({ position: { latitude: 41.352, longitude: 69.286, at: '2026-11-21T06:40:00.000Z' } }),
  deliveries: () => deliveries,
  takeDelivery: () => deliveries,
  finishDelivery: () => ({ ...deliveries, orders: [] }),
  couriers: () => ({ couriers: work.couriers.map(({ id, name }) => ({ id, name, restaurantIds: ['1'] })) }),
  courierWork: () => work,
  receiveCash: () => ({ ...work, couriers: work.couriers.map((courier) => ({ ...courier, cash: 0, cashOrders: 0 })) }),
};
