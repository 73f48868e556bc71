import type { CatalogFile, FileId } from '#contract/catalog/catalog-file.ts';
import { text } from '#domain/office/field-kinds.ts';
import { type DraftOf, type FieldTable, readFields, showFields, wrongFields } from '#domain/office/form-fields.ts';
import { nextId } from '#domain/office/next-id.ts';
import { pointOrBefore, readPoint, type TypedPoint, typedPoint } from '#domain/office/typed-corners.ts';
import { knownRegions } from '#domain/place/known-regions.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { WordKey } from '#domain/words.ts';
import { keptOrigin, recordToResume } from '#stores/lib/unsaved.ts';
import type { CatalogState, RecordEdit } from '#stores/office/catalog-draft.ts';

export type RegionRecord = CatalogFile['regions'][number];
export type DistrictRecord = CatalogFile['districts'][number];

/** A region or a district that is edited; `base` as it is in the draft, null for one that is new. */
export type EditedPlace =
  | { readonly section: 'regions'; readonly record: RegionRecord; readonly base: RegionRecord | null }
  | { readonly section: 'districts'; readonly record: DistrictRecord; readonly base: DistrictRecord | null };

export const placeTable = { name: { kind: text({ isRequired: true }) } } as const satisfies FieldTable<
  RegionRecord,
  WordKey<'office-places'>
>;

/** A region or a district as its form shows it. */
export interface PlaceDraft extends DraftOf<typeof placeTable> {
  readonly point: TypedPoint;
}

export type PlaceField = 'name' | 'point';
type Catalog = Pick<CatalogState, 'draft' | 'live'>;

export function draftOfPlace(record: RegionRecord): PlaceDraft {
  return { ...showFields(placeTable, record), point: typedPoint(record) };
}

/** What the unsaved changes of a place are stored by: a new district also by its region. */
export function placeKey({ section, record, base }: EditedPlace): string {
  if (base !== null) return `${section} ${record.id}`;
  return section === 'regions' ? 'regions new' : `districts new ${record.regionId}`;
}

/** The place whose form was left with unsaved changes: as it is now, else as it was seen; null: none. */
export function placeToResume({ draft }: Catalog): EditedPlace | null {
  const key = recordToResume('place');
  const stored = key === null ? null : keptOrigin<EditedPlace>('place', key);
  if (stored === null || stored.base === null) return stored;
  const id = String(stored.record.id);
  if (stored.section === 'regions') {
    const record = draft.regions.find((region) => String(region.id) === id) ?? stored.record;
    return { section: 'regions', record, base: record };
  }
  const record = draft.districts.find((district) => String(district.id) === id) ?? stored.record;
  return { section: 'districts', record, base: record };
}

/** The change of a place that the form describes; other values stay. */
export function readPlace(draft: PlaceDraft, { section, record, base }: EditedPlace): Result<RecordEdit, readonly PlaceField[]> {
  const point = readPoint(draft.point);
  const wrong = wrongFields(placeTable, draft, record);
  if (point === null || wrong.length > 0) return err([...wrong, ...(point === null ? (['point'] as const) : [])]);
  return ok({ section, id: String(record.id), base, value: { ...readFields(placeTable, draft, record), ...pointOrBefore(point, record) } });
}

/** The regions of Uzbekistan that the draft does not have, with ids that are free. */
export function regionChoices({ draft, live }: Catalog) {
  const slugs = new Set(draft.regions.map(({ slug }) => slug));
  const used = [...draft.regions, ...live.regions];
  return knownRegions
    .filter(({ slug }) => !slugs.has(slug))
    .map((region) => {
      const isFree = used.every(({ id, slug }) => String(id) !== String(region.id) || slug === region.slug);
      return { ...region, id: isFree ? region.id : nextId([...used, ...knownRegions]) };
    });
}

/** A region without a name at a point. */
export function newRegion({ draft, live }: Catalog, { latitude, longitude }: { latitude: number; longitude: number }): EditedPlace {
  const id = nextId([...draft.regions, ...live.regions, ...knownRegions]);
  return { section: 'regions', base: null, record: { id, name: { ru: '' }, latitude, longitude } };
}

/** A district without a name, in the middle of its region. */
export function newDistrict({ draft, live }: Catalog, { id: regionId, latitude, longitude }: RegionRecord): EditedPlace {
  const id = nextId([...draft.districts, ...live.districts]);
  return { section: 'districts', base: null, record: { id, regionId, name: { ru: '' }, latitude, longitude } };
}

/** Removes a region with its districts. */
export function removalOfRegion(region: RegionRecord, districts: readonly DistrictRecord[]): RecordEdit[] {
  const remove = (section: 'regions' | 'districts', record: RegionRecord) => ({
    section,
    id: String(record.id),
    base: record,
    value: null,
  });
  return [remove('regions', region), ...districts.map((district) => remove('districts', district))];
}

export function removalOfDistrict(district: DistrictRecord): RecordEdit[] {
  return [{ section: 'districts', id: String(district.id), base: district, value: null }];
}

/** The records of a region: those whose `regionId` is its id. */
export function ofRegion<Record extends { readonly regionId: FileId }>(records: readonly Record[], { id }: RegionRecord): Record[] {
  return records.filter(({ regionId }) => String(regionId) === String(id));
}
