import type { EmptyCart, FirstOrderOffer } from '#domain/cart/empty-cart.ts';
import { formatClock } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import { type PopularDish, popularProducts } from '#domain/menu/popular.ts';
import { cardPrice, hasChoices, productsById } from '#domain/menu/product.ts';
import type { Product } from '#domain/menu/types.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import type { Backend } from '../ports/backend.ts';
import { unlessAway } from './unless-away.ts';
import type { HomeView } from './view/home.ts';

const mostHits = 3;
const minuteMs = 60_000;

type Reader = { readonly backend: Backend; readonly locale: Locale; readonly now: number };

/** What the cart of this visitor offers while it is empty (R-CART-8); an upstream that does not respond leaves out its part. */
export async function emptyCart(view: HomeView, reader: Reader): Promise<EmptyCart> {
  const { menu, hasSignedIn } = view;
  const [offer, expected] = await Promise.all([hasSignedIn ? null : offerOf(view, reader), expectedOf(view, reader)]);
  return { offer, expected, hits: menu?.restaurantId ? hitsOf(menu.products) : [] };
}

async function offerOf({ place }: HomeView, { backend, locale, now }: Reader): Promise<FirstOrderOffer | null> {
  const promo = await unlessAway(backend.firstOrderOffer(place.orderType, now), null);
  return promo && { code: promo.code, title: promo.title[locale], minOrderSum: promo.minOrderSum };
}

async function expectedOf({ menu, place, restaurantId }: HomeView, { backend, locale, now }: Reader): Promise<EmptyCart['expected']> {
  const restaurants = await unlessAway(backend.restaurants(locale, now), []);
  const restaurant = restaurants.find(({ id }) => id === restaurantId);
  if (!menu?.restaurantId || restaurant === undefined || openingAt(restaurant, now).state !== 'open') return null;
  const minutes = place.orderType === delivery ? menu.deliveryDurationMinutes : restaurant.pickupDurationMinutes;
  return { minutes, time: formatClock(minutesOf(now + minutes * minuteMs)) };
}

function hitsOf(products: readonly Product[]): PopularDish[] {
  const byId = productsById(products);
  const plain = products.filter((dish) => !hasChoices(dish));
  return popularProducts(plain, mostHits).map((dish) => ({
    id: dish.id,
    name: dish.name,
    image: dish.image,
    price: cardPrice(dish, byId),
  }));
}
