import { type ApiResult, api } from '../lib/api.ts';

/** Stores a picture on the server and returns its path. */
export function uploadDishPicture(file: Blob): Promise<ApiResult<{ readonly path: string }>> {
  return api('POST /api/v1/editor/images', { body: file, query: { for: 'dish' }, silent: true });
}
