import type { Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';

/** A place that can be chosen as the delivery's point. */
export type FoundPlace = Coordinates & {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  /** `45 min · from 10,000 UZS`, or that nothing is delivered there; '' or absent: not known. */
  readonly terms?: string;
  /** In another district than the text names. */
  readonly isElsewhere?: true;
  /** An address: the text for the courier; absent for a district, whose center is only a point. */
  readonly text?: string;
  readonly saved?: SavedAddress;
  /** null: the place does not decide the region */
  readonly regionId: Id | null;
};
