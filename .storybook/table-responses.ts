import type { calls } from '#contract/calls.ts';
import type { CallValue } from '#contract/lib/call-types.ts';
import type { Locale } from '#domain/locale.ts';
import { sharesOf } from '#domain/table/shares.ts';
import { demoDishes } from './demo-cart.ts';
import type { StoryResponses } from './story-responses.ts';

type Table = CallValue<typeof calls.table>;
type Seat = Table['seats'][number];

/** A shared table of four; the host closes it and opens it again. */
export const tableResponses: StoryResponses = {
  table: ({ locale }) => tableOf(locale),
  setTablePaying: ({ locale, body }) => ({ ...tableOf(locale), paying: body.paying }),
  setTableState: ({ locale, body }) => ({ ...tableOf(locale), state: body.state }),
  layTable: ({ locale }) => tableOf(locale),
};

/** Two dishes of the first seat, of which one is sold out, three of the second, none of the last. */
function tableOf(locale: Locale): Table {
  const seats = ['Дилноза', 'Malika', 'Тимур', 'Нигора'].map((name, index) => seatOf(locale, name, index));
  const itemsTotal = seats.reduce((sum, seat) => sum + seat.itemsTotal, 0);
  const shares = sharesOf(
    itemsTotal,
    seats.map((seat) => seat.itemsTotal),
  );
  return {
    version: 1,
    you: 1,
    isHost: true,
    state: 'open',
    paying: 'each',
    until: '2026-11-21T10:00:00.000Z',
    link: 'u7Yt1wJb1bq4s0nQm3cXo2Z5k8h6v9aRr0dLfEeGgHI',
    orderTypeId: 0,
    restaurantId: '1',
    slot: null,
    seats: seats.map((seat, index) => ({ ...seat, share: shares[index] ?? 0 })),
    itemsTotal,
    discount: 0,
    deliveryFee: 0,
    total: itemsTotal,
    minOrderLeft: 0,
    freeDeliveryLeft: 0,
    unavailable: seats[1]?.lines.slice(0, 1).map(({ productId, name }) => ({ productId, name })) ?? [],
  };
}

function seatOf(locale: Locale, name: string, index: number): Seat {
  const dishes = demoDishes(locale).slice(index * 3, index === 3 ? index * 3 : index * 3 + 2);
  const lines = dishes.map(({ dish, price }, at) => {
    const quantity = at + 1;
    const { id: productId, name: dishName, image } = dish;
    const line = { productId, quantity, modifiers: [], combo: [], name: dishName, image, unitPrice: price, total: price * quantity };
    return { ...line, choices: [], id: `${index + 1}-${productId}` };
  });
  const itemsTotal = lines.reduce((sum, line) => sum + line.total, 0);
  return { seat: index + 1, name, isReady: index === 1, lines, itemsTotal, share: 0 };
}
