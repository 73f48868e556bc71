import { sharingSnapshot } from '../../backend/embedded/shared-snapshot.ts';
import type { Services } from '../../services.ts';
import { type BranchesView, branchesView } from './branches.ts';
import { type CommonView, commonView, type ViewSource } from './common.ts';
import { type ContentView, contentView } from './content.ts';
import { type DishView, dishView } from './dish.ts';
import { type HomeView, homeView } from './home.ts';
import { identityOf } from './identity-of.ts';
import { menuKey } from './menu-place.ts';
import { type RestaurantView, restaurantView } from './restaurant.ts';
import { isCustomer } from './signed-in.ts';

/** A page that is not public. */
interface OtherView extends CommonView {
  readonly kind: 'other';
}

/** Everything that a page shows of its visitor and its address, as plain data. A public page gets nothing else of them. */
export type PageView = HomeView | DishView | RestaurantView | BranchesView | ContentView | OtherView;

export interface PageVisit {
  readonly view: PageView;
  /** the cookies that the response clears: such a response is for one person alone */
  readonly clears: readonly string[];
}

type Reader = Pick<Services, 'sessions' | 'config'>;

export function visitPage(reader: Reader, source: ViewSource): Promise<PageVisit> {
  return sharingSnapshot(async () => {
    const { kind, hasHint, isPrefetch } = source.request;
    const [isKnown, { view: common, gone }] = await Promise.all([isCustomer(reader, source), commonView(source)]);
    const isStray = hasHint && !isPrefetch && !isKnown;
    // shared caches may keep a page of texts
    const places = isPrefetch || kind === 'content' ? [] : gone;
    const view = await viewOf(source, common, hasHint && !isStray);
    return { view, clears: [...places, ...(isStray ? ['user-id'] : [])] };
  });
}

async function viewOf(source: ViewSource, common: CommonView, hasSignedIn: boolean): Promise<PageView> {
  const { kind } = source.request;
  switch (kind) {
    case 'home':
      return homeView(source, common, hasSignedIn);
    case 'dish':
      return dishView(source, common);
    case 'restaurant':
      return restaurantView(source, common);
    case 'branches':
      return branchesView(source, common);
    case 'content':
      return contentView(source, common);
    case 'other':
      return { ...common, kind };
  }
}

/** The whole view as a text: two visitors whose views have the same text see the same page. */
export function keyOfView(view: PageView): string {
  return JSON.stringify('menu' in view && view.menu !== null ? { ...view, menu: menuKey(view.menu, identityOf) } : view);
}
