import type { LocalizedText } from '../locale.ts';
import type { FocalPoint } from '../menu/focal-point.ts';

/** Where a stored picture is used. */
export type PictureUse =
  /** `page` as `everyPage` names it, `banners`, or `settings` */
  | { readonly kind: 'draft' | 'published' | 'scheduled'; readonly page: string }
  | { readonly kind: 'version'; readonly id: number }
  /** the picture of a dish, or of another record of the catalog that has a name */
  | { readonly kind: 'dish'; readonly name: LocalizedText };

/** A stored picture with what editors have written about it. */
export interface LibraryPicture {
  /** of its content */
  readonly hash: string;
  /** the path for pages and catalogs */
  readonly image: string;
  /** pixels of the largest stored size */
  readonly width: number;
  readonly height: number;
  readonly alt: LocalizedText;
  readonly focus: FocalPoint;
  /** milliseconds */
  readonly uploadedAt: number;
  /** null: an editor without a name, or an import */
  readonly by: string | null;
  readonly uses: readonly PictureUse[];
}

/** The most that one list returns. */
export const picturesPerPage = 24;
