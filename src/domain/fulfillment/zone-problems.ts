import type { Id } from '../id.ts';
import { commonPoint, type PolygonProblem, polygonProblems } from './polygon.ts';
import type { DeliveryZone } from './zone.ts';

/** What the checks read of a zone. */
export type ZoneDraft = Pick<DeliveryZone, 'id' | 'restaurantId' | 'priority' | 'polygon' | 'minOrderSum' | 'freeDeliveryFrom'>;

/**
 * `overlap`: another zone of the restaurant with the same priority has a part of the area, so that its fee would be found by chance.
 * `freeFrom`: free delivery begins below the minimum sum, where no order is accepted. The others: the form of the polygon.
 */
export type ZoneRule = PolygonProblem['rule'] | 'overlap' | 'freeFrom';

export interface ZoneProblem extends Omit<PolygonProblem, 'rule'> {
  readonly rule: ZoneRule;
  readonly zoneId: Id;
  /** the other zone of an overlap; of two zones, the one that comes first */
  readonly otherId: Id | null;
}

/** Everything that is wrong with zones, in their order. */
export function zoneProblems(zones: readonly ZoneDraft[]): ZoneProblem[] {
  const ofForm = new Map(zones.map((zone) => [zone, polygonProblems(zone.polygon)]));
  const valid = zones.filter((zone) => ofForm.get(zone)?.length === 0);
  const rivals = Map.groupBy(valid, ({ restaurantId, priority }) => `${priority} ${restaurantId}`);
  return zones.flatMap((zone): ZoneProblem[] => {
    const own = (ofForm.get(zone) ?? []).map((problem) => ({ ...problem, zoneId: zone.id, otherId: null }));
    const others = rivals.get(`${zone.priority} ${zone.restaurantId}`) ?? [];
    return [...own, ...overlapsOf(zone, others.slice(0, Math.max(0, others.indexOf(zone)))), ...freeFromProblem(zone)];
  });
}

function overlapsOf({ id, polygon }: ZoneDraft, others: readonly ZoneDraft[]): ZoneProblem[] {
  return others.flatMap((other): ZoneProblem[] => {
    const point = commonPoint(polygon, other.polygon);
    return point === null ? [] : [{ rule: 'overlap', zoneId: id, otherId: other.id, corner: null, point }];
  });
}

function freeFromProblem({ id, minOrderSum, freeDeliveryFrom }: ZoneDraft): ZoneProblem[] {
  if (freeDeliveryFrom === null || freeDeliveryFrom >= minOrderSum) return [];
  return [{ rule: 'freeFrom', zoneId: id, otherId: null, corner: null, point: null }];
}
