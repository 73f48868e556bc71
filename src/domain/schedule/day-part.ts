import type { TimeSlot } from './time-slot.ts';

type DayPart = 'night' | 'morning' | 'day' | 'evening';

/** The minutes of the day at which a part ends. */
const ends: readonly (readonly [part: DayPart, end: number])[] = [
  ['night', 6 * 60],
  ['morning', 12 * 60],
  ['day', 17 * 60],
  ['evening', 22 * 60],
];
const dayMinutes = 1440;

interface PartOfDay<Slot> {
  readonly part: DayPart;
  readonly slots: readonly Slot[];
}

/** The slots of a day by the part of the day in which they start, in their order: a shift past midnight begins and ends with a night. */
export function groupByDayPart<Slot extends Pick<TimeSlot, 'start'>>(slots: readonly Slot[]): readonly PartOfDay<Slot>[] {
  const groups: { part: DayPart; slots: Slot[] }[] = [];
  for (const slot of slots) {
    const part = dayPartOf(slot.start);
    const last = groups.at(-1);
    if (last?.part === part) last.slots.push(slot);
    else groups.push({ part, slots: [slot] });
  }
  return groups;
}

/** The part of the day of minutes from midnight, which may exceed 1440. */
function dayPartOf(minutes: number): DayPart {
  return ends.find(([, end]) => minutes % dayMinutes < end)?.[0] ?? 'night';
}
