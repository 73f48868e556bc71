import type { ApiProblem } from '../lib/api.ts';

/** Drops what is gone of the chosen place, where a call did not find it; whether to ask once more. */
export async function isPlaceDropped({ status }: ApiProblem): Promise<boolean> {
  return status === 404 && (await import('../deferred/missing-places.ts')).dropGonePlaces();
}
