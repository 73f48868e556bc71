import type { Id } from '../../id.ts';
import type { LocalizedText } from '../../locale.ts';
import type { PagePicture } from './blocks.ts';

/** Where a banner leads. One with a promo code shows the code, and its link applies it (R-PROMO-2). An id or a code is '' where a draft has none yet. */
export type BannerLink =
  | { readonly kind: 'folder' | 'dish'; readonly id: Id }
  /** a path of this site without a language */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'promo'; readonly code: string };

/** An offer on home: a text, a picture, or both. `id` stays the same while it is edited and moved. */
export interface Banner {
  readonly id: string;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly picture: PagePicture | null;
  /** the first minute in Tashkent, YYYY-MM-DDTHH:mm; null: since ever */
  readonly from: string | null;
  /** the first minute without it; null: without an end */
  readonly until: string | null;
  readonly link: BannerLink | null;
}

/** Small enough that the HTML of a banner takes at most 1 KB on home. */
export const bannerLimits = {
  banners: 20,
  /** characters */
  title: 60,
  text: 90,
  alt: 100,
  image: 80,
  path: 80,
  code: 32,
} as const;

/** Whether it is the time of a banner. @param minute YYYY-MM-DDTHH:mm in Tashkent */
export function isCurrent({ from, until }: Pick<Banner, 'from' | 'until'>, minute: string): boolean {
  return (from === null || from <= minute) && (until === null || minute < until);
}
