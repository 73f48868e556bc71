import type { CacheView, ViewOf } from '../caching/cache-rules.ts';
import { callView } from './call-view.ts';
import { pageView } from './page-view.ts';

/** Which responses are shared: public pages and calls whose response is the same for all (R-CACHE-1). */
export const cacheViews: ViewOf = (request): CacheView | null => {
  const { url = '' } = request;
  return /^\/(api|promo)\//.test(url) ? callView(request) : pageView(request);
};
