import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { demoCatalog } from './demo-catalog.ts';

const lunch = [
  { start: 540, end: 780 },
  { start: 840, end: 1380 },
];
const evening = [{ start: 1020, end: 1560 }];

/** The restaurant with the calendar. */
export const scheduled = 1;

/**
 * The demo catalog, whose first restaurant closes from 13:00 to 14:00, works until 02:00 on Friday, not at all on 22 November 2026, and
 * shorter on the day after.
 */
export function calendarCatalog(): CatalogFile {
  const catalog = demoCatalog();
  const calendar = {
    week: { monday: lunch, tuesday: lunch, wednesday: lunch, thursday: lunch, friday: evening, saturday: lunch, sunday: lunch },
    exceptions: [
      { date: '2026-11-22', spans: [], note: { ru: 'Санитарный день', en: 'Cleaning day', uz: 'Sanitariya kuni' } },
      { date: '2026-11-23', spans: [{ start: 600, end: 780 }] },
    ],
  };
  return { ...catalog, restaurants: catalog.restaurants.map((one) => (one.id === scheduled ? { ...one, calendar } : one)) };
}
