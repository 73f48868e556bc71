import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import { type ZoneProblem, zoneProblems } from '#domain/fulfillment/zone-problems.ts';
import { amount, reference, text } from '#domain/office/field-kinds.ts';
import { type DraftOf, type FieldTable, readFields, showFields, wrongFields } from '#domain/office/form-fields.ts';
import { polygonWith, readCorners, type TypedPoint, typedCorners } from '#domain/office/typed-corners.ts';
import type { Corner } from '#domain/place/inside-polygon.ts';
import type { WordKey } from '#domain/words.ts';

export type ZoneRecord = CatalogFile['zones'][number];

export const zoneTable = {
  name: { kind: text({ empty: 'absent' }) },
  restaurantId: { kind: reference, label: 'restaurant' },
  deliveryFee: { kind: amount(), label: 'zone_deliveryFee' },
  minOrderSum: { kind: amount(), label: 'zone_minOrderSum' },
  freeDeliveryFrom: { kind: amount({ empty: null }), label: 'zone_freeDeliveryFrom', note: 'zone_freeDeliveryFromNote' },
  deliveryDuration: { kind: amount(), label: 'zone_deliveryDuration' },
  priority: { kind: amount(), label: 'zone_priority', note: 'zone_priorityNote' },
} as const satisfies FieldTable<ZoneRecord, WordKey<'office-places'>>;
export type ZoneField = keyof typeof zoneTable;

/** A zone as its form shows it. */
export interface ZoneDraft extends DraftOf<typeof zoneTable> {
  readonly corners: readonly TypedPoint[];
}

/** What the form says about a draft. */
export interface ReadZone {
  /** numbers that are missing */
  readonly missing: readonly ZoneField[];
  /** the corners that are no points */
  readonly unread: readonly number[];
  /** by the rules that the server checks too; empty while corners are unread */
  readonly problems: readonly ZoneProblem[];
  /** the corners that are points, in their order */
  readonly ring: readonly Corner[];
  /** null: something is wrong */
  readonly record: ZoneRecord | null;
}

/** A zone of the catalog as the rules read it. */
export function deliveryZone(record: ZoneRecord): DeliveryZone {
  return {
    ...record,
    id: String(record.id),
    restaurantId: String(record.restaurantId),
    freeDeliveryFrom: record.freeDeliveryFrom ?? null,
    deliveryDurationMinutes: record.deliveryDuration,
  };
}

export function draftOfZone(record: ZoneRecord): ZoneDraft {
  return { ...showFields(zoneTable, record), corners: typedCorners(record.polygon) };
}

/** @param others the other zones of the catalog */
export function readZone(draft: ZoneDraft, before: ZoneRecord, others: readonly ZoneRecord[]): ReadZone {
  const corners = readCorners(draft.corners);
  const ring = corners.filter((corner) => corner !== null);
  const unread = corners.flatMap((corner, index) => (corner === null ? [index] : []));
  const missing = wrongFields(zoneTable, draft, before);
  const record = recordOf(draft, before, ring);
  const rivals = others.filter(({ restaurantId }) => String(restaurantId) === draft.restaurantId).map(deliveryZone);
  const problems =
    unread.length > 0 ? [] : zoneProblems([...rivals, deliveryZone(record)]).filter(({ zoneId }) => zoneId === String(before.id));
  const isRight = missing.length === 0 && unread.length === 0 && problems.length === 0;
  return { missing, unread, problems, ring, record: isRight ? record : null };
}

function recordOf(draft: ZoneDraft, before: ZoneRecord, ring: readonly Corner[]): ZoneRecord {
  const polygon = polygonWith(ring, before.polygon).map(([longitude, latitude]): [number, number] => [longitude, latitude]);
  return { ...readFields(zoneTable, draft, before), polygon };
}

export function newZone(id: number, restaurantId: ZoneRecord['restaurantId']): ZoneRecord {
  return { id, restaurantId, priority: 1, deliveryFee: 15_000, minOrderSum: 50_000, deliveryDuration: 45, polygon: [] };
}
