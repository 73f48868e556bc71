import type { WireLibraryPicture } from '#contract/editor/pictures.ts';
import { type ApiResult, api } from '../lib/api.ts';
import { type OnProgress, uploadImage } from '../lib/upload.ts';

export type { WireLibraryPicture } from '#contract/editor/pictures.ts';

/** What of the library is shown: a part of a picture's text, unused pictures alone, how many to skip. */
export interface LibraryQuery {
  readonly search: string;
  readonly isUnused: boolean;
  readonly offset: number;
}

/** Stores a picture of a page in every size and returns its path. */
export function uploadPagePicture(file: Blob, onProgress?: OnProgress): Promise<ApiResult<{ readonly path: string }>> {
  return uploadImage(file, { query: { for: 'page' }, onProgress });
}

/** Stores a logo or a marker and returns its path. */
export function uploadBrandPicture(file: Blob, onProgress?: OnProgress): Promise<ApiResult<{ readonly path: string }>> {
  return uploadImage(file, { onProgress });
}

export function readLibrary({ search, isUnused, offset }: LibraryQuery, signal: AbortSignal) {
  const query = { q: search, unused: isUnused ? 'true' : 'false', offset: String(offset) } as const;
  return api('GET /api/v1/editor/pictures', { query, signal, silent: true });
}

/** Stores the text and the focal point of a picture. */
export function describePicture({ hash, alt, focus }: Pick<WireLibraryPicture, 'hash' | 'alt' | 'focus'>) {
  return api('PUT /api/v1/editor/pictures/:id', { path: { id: hash }, body: { alt, focus }, silent: true });
}

export function deletePicture(hash: string): Promise<ApiResult<unknown>> {
  return api('DELETE /api/v1/editor/pictures/:id', { path: { id: hash }, silent: true });
}
