import type { OpeningCalendar, OpenSpan } from './calendar.ts';

const lunch: readonly OpenSpan[] = [
  { start: 600, end: 780 },
  { start: 840, end: 1320 },
];

/** 10:00–13:00 and 14:00–22:00 from Monday to Thursday, until 02:00 on Friday and Saturday, closed on Sunday; for tests and stories. */
export const sampleCalendar: OpeningCalendar = {
  week: {
    monday: lunch,
    tuesday: lunch,
    wednesday: lunch,
    thursday: lunch,
    friday: [{ start: 600, end: 1560 }],
    saturday: [{ start: 600, end: 1560 }],
    sunday: [],
  },
  exceptions: [
    { date: '2026-11-24', spans: [], note: { ru: 'Санитарный день', en: 'Cleaning day', uz: 'Sanitariya kuni' } },
    { date: '2026-12-31', spans: [{ start: 600, end: 1080 }], note: null },
  ],
};
