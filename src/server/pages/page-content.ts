import { type DishView, type PageView, viewPage } from '#domain/content/pages/block-view.ts';
import type { BlockKind, BlockOf } from '#domain/content/pages/blocks.ts';
import type { PageContent } from '#domain/content/pages/site-pages.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { otherTimes } from '#domain/menu/off-hours.ts';
import { cardPrice, productsById } from '#domain/menu/product.ts';
import { servingText } from '#domain/menu/serving-text.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import { type StaleIfError, staleIfError } from '../caching/stale-if-error.ts';
import { log } from '../log.ts';
import type { Backend } from '../ports/backend.ts';
import { renderMarkdown } from './markdown.ts';

interface PageReader {
  readonly backend: Backend;
  readonly locale: Locale;
  readonly now: number;
}

type DishViews = ReadonlyMap<Id, DishView>;

interface LastRead {
  readonly restaurants: StaleIfError<readonly Restaurant[]>;
  readonly dishes: StaleIfError<DishViews>;
}

const lastReads = new WeakMap<Backend, LastRead>();
const noDishes: DishViews = new Map();
/** How long a page waits: when there is a last good response, and before there is any. */
const options = {
  max: 100,
  timeoutMs: () => 200,
  firstTimeoutMs: 400,
  onStale: (_key: string, reason: unknown) => log.warn({ stale: true, reason: String(reason ?? 'slow') }, 'blocks show the last good data'),
};

/** What editors added to a page, with the restaurants and dishes that its blocks show. */
export async function pageContent(page: PageContent, reader: PageReader): Promise<PageView> {
  const { backend, locale, now } = reader;
  const wanted = new Set(blocksOf(page, 'dishes').flatMap(({ ids }) => ids));
  const needsRestaurants = blocksOf(page, 'restaurants').length > 0;
  const { restaurants, dishes } = lastRead(backend);
  const [shownRestaurants, shownDishes] = await Promise.all([
    needsRestaurants
      ? orNone(
          restaurants.read(locale, () => backend.restaurants(locale, now)),
          [],
        )
      : [],
    wanted.size > 0
      ? orNone(
          dishes.read(`${locale} ${[...wanted]}`, () => findDishes(wanted, reader)),
          noDishes,
        )
      : noDishes,
  ]);
  const today = dayOf(now);
  return viewPage(page, { locale, renderMarkdown, restaurants: shownRestaurants, dishes: shownDishes, today });
}

function blocksOf<Kind extends BlockKind>({ blocks }: PageContent, kind: Kind): BlockOf<Kind>[] {
  return blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);
}

/** The dishes as the first region's menu has them that contains them: a page shows the same to every visitor. */
async function findDishes(wanted: ReadonlySet<Id>, { backend, locale, now }: PageReader): Promise<DishViews> {
  const found = new Map<Id, DishView>();
  for (const { id: regionId } of await backend.regions(locale)) {
    if (found.size === wanted.size) break;
    const menu = await backend.menu({ call: 'regionmenu', regionId }, locale, now);
    if (!menu.ok) continue;
    const all = productsById(menu.value.products);
    for (const id of wanted) {
      const product = all.get(id);
      if (product === undefined || found.has(id)) continue;
      const { name, image, isAvailable } = product;
      const serving = otherTimes(product);
      const served = serving && servingText(serving, locale);
      found.set(id, { id, name, image, price: cardPrice(product, all), isAvailable, served });
    }
  }
  return found;
}

/** A page is shown without the restaurants and dishes that can't be read. */
async function orNone<Value>(read: Promise<Value>, none: Value): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    log.warn({ reason: String(error) }, 'a page is shown without what its blocks name');
    return none;
  }
}

/** The last good responses: a slow or failing backend neither delays nor breaks a page. */
function lastRead(backend: Backend): LastRead {
  const known = lastReads.get(backend);
  if (known !== undefined) return known;
  const created = { restaurants: staleIfError<readonly Restaurant[]>(options), dishes: staleIfError<DishViews>(options) };
  lastReads.set(backend, created);
  return created;
}
