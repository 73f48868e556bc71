import type { Id } from '../id.ts';
import type { OpeningCalendar } from '../schedule/calendar.ts';
import type { OpenPeriod } from '../schedule/opening.ts';
import type { WorkingHours } from '../schedule/working-hours.ts';
import type { Coordinates } from './coordinates.ts';

export interface Restaurant extends Coordinates {
  readonly id: Id;
  readonly name: string;
  readonly address: string;
  readonly isActive: boolean;
  /** of today when there is a calendar */
  readonly hours: WorkingHours;
  /** the periods of the next days by the calendar; absent: `hours` apply every day */
  readonly openPeriods?: readonly OpenPeriod[] | undefined;
  /** for the server's pages; never sent to browsers */
  readonly calendar?: OpeningCalendar | undefined;
  readonly regionId: Id | null;
  readonly phone: string | null;
  readonly supportsDelivery: boolean;
  readonly supportsPickup: boolean;
  readonly deliveryDurationMinutes: number;
  readonly pickupDurationMinutes: number;
  /** Until this instant (ISO 8601) the restaurant is closed or paused; null when it is not. */
  readonly closedUntil: string | null;
}
