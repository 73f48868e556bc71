import { keptOrigin, recordToResume } from '#stores/lib/unsaved.ts';
import type { ZoneRecord } from './zone-draft.ts';

/** A zone in its form: the record that it begins with, and the one in the draft; null for one that is new. */
export interface EditedZone {
  readonly record: ZoneRecord;
  readonly base: ZoneRecord | null;
}

/** The zone whose form was left with unsaved changes: as it is now, else as it was seen; null: none. */
export function zoneToResume(zones: readonly ZoneRecord[]): EditedZone | null {
  const key = recordToResume('zone');
  const stored = key === null ? null : keptOrigin<EditedZone>('zone', key);
  if (stored === null || stored.base === null) return stored;
  const base = zones.find(({ id }) => String(id) === key) ?? stored.base;
  return { record: base, base };
}
