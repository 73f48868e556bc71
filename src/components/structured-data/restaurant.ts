import { formatClock } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { localizedPath } from '#domain/routes.ts';
import type { WorkingHours } from '#domain/schedule/working-hours.ts';
import { isAroundTheClock, normalizeHours } from '#domain/schedule/working-hours.ts';
import type { JsonLdNode } from './json-ld.ts';

interface Context {
  readonly siteUrl: string;
  readonly locale: Locale;
  /** the city or region; null: unknown */
  readonly regionName: string | null;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A restaurant with hours and coordinates, for `/filial` and its own page. */
export function restaurantJsonLd(restaurant: Restaurant, { siteUrl, locale, regionName }: Context): JsonLdNode {
  const path = `/restaurant/${encodeURIComponent(restaurant.id)}`;
  const url = siteUrl + localizedPath(path, locale);
  return {
    '@type': 'Restaurant',
    '@id': `${siteUrl}${path}#restaurant`,
    name: restaurant.name,
    url,
    hasMenu: `${url}#menu`,
    image: `${siteUrl}/share/${locale}.png`,
    telephone: restaurant.phone === null ? undefined : `+${restaurant.phone}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: restaurant.address || undefined,
      addressLocality: regionName ?? undefined,
      addressCountry: 'UZ',
    },
    geo: { '@type': 'GeoCoordinates', latitude: restaurant.latitude, longitude: restaurant.longitude },
    openingHoursSpecification: openingHours(restaurant.hours),
    currenciesAccepted: 'UZS',
  };
}

/** The same hours every day; a shift that ends after midnight closes at an earlier time of day than it opens. */
function openingHours(hours: WorkingHours): JsonLdNode | undefined {
  const shift = normalizeHours(hours);
  if (shift === null) return undefined;
  const [opens, closes] = isAroundTheClock(hours) ? ['00:00', '23:59'] : [formatClock(shift.start), formatClock(shift.end)];
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens, closes };
}
