import type { ApiProblem } from '../lib/api.ts';

/** After a call with 404, drops a region or restaurant that does not exist; returns whether to retry the call. */
export async function isPlaceDropped({ status }: ApiProblem): Promise<boolean> {
  return status === 404 && (await import('./missing-places.ts')).dropGonePlaces();
}
