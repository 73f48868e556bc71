import type { ApiResult } from '../lib/api.ts';
import { type OnProgress, uploadImage } from '../lib/upload.ts';

/** Stores a picture on the server and returns its path. */
export function uploadDishPicture(file: Blob, onProgress?: OnProgress): Promise<ApiResult<{ readonly path: string }>> {
  return uploadImage(file, { query: { for: 'dish' }, onProgress });
}
