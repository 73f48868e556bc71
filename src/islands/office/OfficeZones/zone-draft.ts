import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { DeliveryZone } from '#domain/fulfillment/zone.ts';
import { type ZoneProblem, zoneProblems } from '#domain/fulfillment/zone-problems.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { fullText, isEmptyText, shortText } from '#domain/localized-text.ts';
import { polygonWith, readCorners, type TypedPoint, typedCorners } from '#domain/office/typed-corners.ts';
import type { Corner } from '#domain/place/inside-polygon.ts';

export type ZoneRecord = CatalogFile['zones'][number];

/** A zone as its form shows it. */
export interface ZoneDraft {
  readonly name: LocalizedText;
  readonly restaurantId: string;
  readonly priority: number | null;
  readonly deliveryFee: number | null;
  readonly minOrderSum: number | null;
  /** null: never free */
  readonly freeDeliveryFrom: number | null;
  readonly deliveryDuration: number | null;
  readonly corners: readonly TypedPoint[];
}

const requiredFields = ['priority', 'deliveryFee', 'minOrderSum', 'deliveryDuration'] as const;
type ZoneField = (typeof requiredFields)[number];

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
  return {
    name: fullText(record.name ?? { ru: '' }),
    restaurantId: String(record.restaurantId),
    priority: record.priority,
    deliveryFee: record.deliveryFee,
    minOrderSum: record.minOrderSum,
    freeDeliveryFrom: record.freeDeliveryFrom ?? null,
    deliveryDuration: record.deliveryDuration,
    corners: typedCorners(record.polygon),
  };
}

/** @param others the other zones of the catalog */
export function readZone(draft: ZoneDraft, before: ZoneRecord, others: readonly ZoneRecord[]): ReadZone {
  const corners = readCorners(draft.corners);
  const ring = corners.filter((corner) => corner !== null);
  const unread = corners.flatMap((corner, index) => (corner === null ? [index] : []));
  const missing = requiredFields.filter((field) => draft[field] === null);
  const record = recordOf(draft, before, ring);
  const rivals = others.filter(({ restaurantId }) => String(restaurantId) === draft.restaurantId).map(deliveryZone);
  const problems =
    unread.length > 0 ? [] : zoneProblems([...rivals, deliveryZone(record)]).filter(({ zoneId }) => zoneId === String(before.id));
  const isRight = missing.length === 0 && unread.length === 0 && problems.length === 0;
  return { missing, unread, problems, ring, record: isRight ? record : null };
}

function recordOf(draft: ZoneDraft, before: ZoneRecord, ring: readonly Corner[]): ZoneRecord {
  const { priority, deliveryFee, minOrderSum, deliveryDuration, freeDeliveryFrom, restaurantId } = draft;
  const { name: _, ...rest } = before;
  return {
    ...rest,
    ...(!isEmptyText(draft.name) && { name: shortText(draft.name, before.name) }),
    ...(restaurantId !== String(before.restaurantId) && { restaurantId: idLike(before.restaurantId, restaurantId) }),
    priority: priority ?? 0,
    deliveryFee: deliveryFee ?? 0,
    minOrderSum: minOrderSum ?? 0,
    deliveryDuration: deliveryDuration ?? 0,
    ...((freeDeliveryFrom !== null || before.freeDeliveryFrom !== undefined) && { freeDeliveryFrom }),
    polygon: polygonWith(ring, before.polygon).map(([longitude, latitude]) => [longitude, latitude]),
  };
}

/** Ids that are numbers in the file stay numbers. */
function idLike(before: ZoneRecord['restaurantId'], id: string): ZoneRecord['restaurantId'] {
  return typeof before === 'number' && /^\d+$/.test(id) ? Number(id) : id;
}

export function newZone(id: number, restaurantId: ZoneRecord['restaurantId']): ZoneRecord {
  return { id, restaurantId, priority: 1, deliveryFee: 15_000, minOrderSum: 50_000, deliveryDuration: 45, polygon: [] };
}
