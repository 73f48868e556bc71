import type { Banner } from '#domain/content/pages/banners.ts';
import type { Locale } from '#domain/locale.ts';
import type { FoundProducts } from '#domain/menu/search.ts';
import { readQuery } from '#domain/menu/search-query.ts';
import type { Product } from '#domain/menu/types.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { searchMenu } from '../modules/menu/menu-search.ts';
import type { Backend } from '../ports/backend.ts';
import { homeBanners } from './home-banners.ts';
import { unlessAway } from './unless-away.ts';
import type { HomeView } from './view/home.ts';

/** What the menu of home shows beside its view. */
interface HomePage extends Pick<HomeView, 'menu' | 'problem' | 'hasAddress' | 'canPickUp'>, Pick<HomeView['place'], 'orderType'> {
  /** of the address: `?folder=` and `?q=` (R-MENU-10, R-SEARCH-7), and `?tag=`, which filters the dishes of a folder */
  readonly folder: string | null;
  readonly query: string;
  readonly tag: string | null;
  /** null: there is no query, or it is too short */
  readonly found: FoundProducts<Product> | null;
  readonly restaurant: Restaurant | null;
  readonly hasRestaurants: boolean;
  readonly banners: readonly Banner[];
}

interface Reader {
  readonly backend: Backend;
  readonly locale: Locale;
  readonly now: number;
  /** what editors added to pages */
  readonly sitePages: { readonly banners: readonly Banner[] };
}

export async function homePage(reader: Reader, view: HomeView): Promise<HomePage> {
  const { backend, locale, now, sitePages } = reader;
  const { menu, problem, hasAddress, canPickUp } = view;
  const parameters = new URLSearchParams(view.query);
  const query = readQuery(parameters.get('q') ?? '');
  const [found, restaurants, banners] = await Promise.all([
    menu && searchMenu(menu, query, reader),
    unlessAway(backend.restaurants(locale, now), []),
    homeBanners(sitePages.banners, backend, view.hasSignedIn),
  ]);
  return {
    ...{ menu, problem, hasAddress, canPickUp, query, found, banners },
    orderType: view.place.orderType,
    hasRestaurants: restaurants.length > 0,
    folder: parameters.get('folder'),
    tag: parameters.get('tag'),
    restaurant: restaurants.find(({ id }) => id === view.restaurantId) ?? null,
  };
}
