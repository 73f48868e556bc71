import type { Coordinates } from '#domain/place/coordinates.ts';
import { neighborhoodOf } from '#domain/place/nearby.ts';
import type { CommonView, ViewSource } from './common.ts';

export interface BranchesView extends CommonView {
  readonly kind: 'branches';
  /** the middle of the neighborhood of the visitor's address, to which distances are shown */
  readonly point: Coordinates | null;
}

export function branchesView({ request }: ViewSource, common: CommonView): BranchesView {
  return { ...common, kind: 'branches', point: neighborhoodOf(request.preferences.coordinates) };
}
