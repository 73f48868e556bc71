import { onceFor } from '../caching/once-for.ts';
import { log } from '../log.ts';
import type { Services } from '../services.ts';
import { knownPages } from './known-pages.ts';
import { pageSettings } from './page-settings.ts';

/** The settings and the published pages of the shop for its pages, also while the calls fail; made once for each process. */
export const shopContent = onceFor(({ backend, sitePages }: Services) => ({
  settings: pageSettings((locale) => backend.siteSettings(locale), log),
  pages: knownPages(sitePages, log),
}));
