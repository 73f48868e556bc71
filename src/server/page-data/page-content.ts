import { type DishView, type PageView, viewPage } from '#domain/content/pages/block-view.ts';
import type { BlockKind, BlockOf } from '#domain/content/pages/blocks.ts';
import type { PageContent } from '#domain/content/pages/site-pages.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { cardPrice, productsById } from '#domain/menu/product.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import { log } from '../log.ts';
import type { Backend } from '../ports/backend.ts';
import { renderMarkdown } from './markdown.ts';

interface PageReader {
  readonly backend: Backend;
  readonly locale: Locale;
  readonly now: number;
}

/** What editors added to a page, with the restaurants and dishes that its blocks show. */
export async function pageContent(page: PageContent, reader: PageReader): Promise<PageView> {
  const { backend, locale, now } = reader;
  const wanted = new Set(blocksOf(page, 'dishes').flatMap(({ ids }) => ids));
  const needsRestaurants = blocksOf(page, 'restaurants').length > 0;
  const [restaurants, dishes] = await Promise.all([
    needsRestaurants ? orNone(backend.restaurants(locale, now)) : [],
    wanted.size > 0 ? findDishes(wanted, reader) : new Map<Id, DishView>(),
  ]);
  return viewPage(page, { locale, renderMarkdown, restaurants, dishes, today: dayOf(now) });
}

function blocksOf<Kind extends BlockKind>({ blocks }: PageContent, kind: Kind): BlockOf<Kind>[] {
  return blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);
}

/** The dishes as the first region's menu has them that contains them: a page shows the same to every visitor. */
async function findDishes(wanted: ReadonlySet<Id>, { backend, locale, now }: PageReader): Promise<ReadonlyMap<Id, DishView>> {
  const found = new Map<Id, DishView>();
  for (const { id: regionId } of await orNone(backend.regions(locale))) {
    if (found.size === wanted.size) break;
    const menu = backend.menu({ call: 'regionmenu', regionId }, locale, now);
    const all = productsById(await orNone(menu.then((read) => (read.ok ? read.value.products : []))));
    for (const id of wanted) {
      const product = all.get(id);
      if (product === undefined || found.has(id)) continue;
      const { name, image, isAvailable } = product;
      found.set(id, { id, name, image, price: cardPrice(product, all), isAvailable });
    }
  }
  return found;
}

/** A page is shown without the restaurants and dishes that can't be read. */
async function orNone<Item>(read: Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await read;
  } catch (error) {
    log.warn({ reason: String(error) }, 'a page is shown without what its blocks name');
    return [];
  }
}
