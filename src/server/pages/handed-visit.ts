import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageVisit } from './view/page-view.ts';

const handed = new AsyncLocalStorage<PageVisit>();

/** Renders the page of a visit that was read in front of the app. */
export function handOn(visit: PageVisit | null, render: () => void): void {
  if (visit === null) render();
  else handed.run(visit, render);
}

/** The visit of the request that is being handled; null: it has not been read yet. */
export function handedVisit(): PageVisit | null {
  return handed.getStore() ?? null;
}
