import { formatClock } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { localizedPath } from '#domain/routes.ts';
import { type CalendarException, type OpeningCalendar, type OpenSpan, weekdays } from '#domain/schedule/calendar.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import type { WorkingHours } from '#domain/schedule/working-hours.ts';
import { normalizeHours } from '#domain/schedule/working-hours.ts';
import type { JsonLdNode } from './json-ld.ts';
import { telephone } from './telephone.ts';

interface Context {
  readonly siteUrl: string;
  readonly locale: Locale;
  /** the city or region; null: unknown */
  readonly regionName: string | null;
  readonly now: number;
}

const dayNames = weekdays.map((weekday) => weekday.charAt(0).toUpperCase() + weekday.slice(1));

/** A restaurant with hours and coordinates, for `/filial` and its own page. */
export function restaurantJsonLd(restaurant: Restaurant, { siteUrl, locale, regionName, now }: Context): JsonLdNode {
  const path = `/restaurant/${encodeURIComponent(restaurant.id)}`;
  const url = siteUrl + localizedPath(path, locale);
  return {
    '@type': 'Restaurant',
    '@id': `${siteUrl}${path}#restaurant`,
    name: restaurant.name,
    url,
    hasMenu: `${url}#menu`,
    image: `${siteUrl}/share/${locale}.png`,
    telephone: telephone(restaurant.phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: restaurant.address || undefined,
      addressLocality: regionName ?? undefined,
      addressCountry: 'UZ',
    },
    geo: { '@type': 'GeoCoordinates', latitude: restaurant.latitude, longitude: restaurant.longitude },
    ...(restaurant.calendar ? calendarHours(restaurant.calendar, now) : { openingHoursSpecification: openingHours(restaurant.hours) }),
    currenciesAccepted: 'UZS',
  };
}

/** The same hours every day; a shift that ends after midnight closes at an earlier time of day than it opens. */
function openingHours(hours: WorkingHours): JsonLdNode | undefined {
  const shift = normalizeHours(hours);
  if (shift === null) return undefined;
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: dayNames, ...openAndClose(shift) };
}

/** The hours of the week, each with all its days, and those of today's and later exceptions. */
function calendarHours(calendar: OpeningCalendar, now: number): Pick<JsonLdNode, string> {
  const today = dayOf(now);
  const week = new Map<string, { '@type': string; dayOfWeek: string[]; opens: string; closes: string }>();
  for (const [at, weekday] of weekdays.entries()) {
    for (const { opens, closes } of calendar.week[weekday].map(openAndClose)) {
      const key = `${opens} ${closes}`;
      const dayOfWeek = [...(week.get(key)?.dayOfWeek ?? []), dayNames[at] ?? ''];
      week.set(key, { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes });
    }
  }
  const special = calendar.exceptions.filter(({ date }) => date >= today).flatMap(exceptionHours);
  return { openingHoursSpecification: [...week.values()], specialOpeningHoursSpecification: special.length > 0 ? special : undefined };
}

/** A closed day opens and closes at midnight. */
function exceptionHours({ date, spans }: CalendarException) {
  const closed = { opens: '00:00', closes: '00:00' };
  return (spans.length === 0 ? [closed] : spans.map(openAndClose)).map((hours) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...hours,
  }));
}

function openAndClose({ start, end }: OpenSpan) {
  if (end - start >= 1440) return { opens: '00:00', closes: '23:59' };
  return { opens: formatClock(start), closes: formatClock(end) };
}
