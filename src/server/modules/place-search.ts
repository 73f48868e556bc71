import type { WireFoundPlaces } from '#contract/shop/maps.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type PlaceTerms, servesRegion } from '#domain/place/region.ts';
import { knownPlaces } from '#domain/place/search/known-places.ts';
import { type FoundAddress, type PlaceLine, searchLines } from '#domain/place/search/search-lines.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Backend } from '../ports/backend.ts';

interface PlaceQuestion {
  readonly text: string;
  /** The region in use; null: not told. */
  readonly regionId: Id | null;
  /** What the geocoder found; null: there is none. */
  readonly addresses: readonly FoundAddress[] | null;
  readonly locale: Locale;
  readonly now: number;
}

type Shop = Pick<Backend, 'districts' | 'regions' | 'restaurants' | 'termsAbout'>;

const noDelivery: PlaceTerms = { hasDelivery: false, deliveryFee: null, mayCostMore: false, durationMinutes: null };

/** The places for a text with what a delivery there costs and takes (R-PLACE-9). */
export async function searchPlaces(
  shop: Shop,
  { text, regionId, addresses, locale, now }: PlaceQuestion,
): Promise<Pick<WireFoundPlaces, 'places' | 'isStreet'>> {
  const [districts, regions, restaurants] = await Promise.all([
    shop.districts(locale, now),
    shop.regions(locale),
    shop.restaurants(locale, now),
  ]);
  const t = createTranslator(locale, 'fulfillment-sheet');
  const places = knownPlaces({ districts, regions }, locale, (name) => t('center', { name }));
  const { lines, isStreet } = searchLines(text, { places, addresses, regionId, locale });
  const regionName = (line: PlaceLine) =>
    (line.kind === 'region' || line.regionId === regionId ? '' : regions.find(({ id }) => id === line.regionId)?.name) ?? '';
  // a region without a restaurant has no menu to change to
  const isServed = (id: Id) => restaurants.some((restaurant) => restaurant.isActive && servesRegion(restaurant, id));
  const toWire = async (line: PlaceLine) => {
    const { kind, title, note, text: address, regionId: region, latitude, longitude, isElsewhere } = line;
    const isOffered = region !== null && isServed(region);
    const terms = isOffered ? await shop.termsAbout({ regionId: region, latitude, longitude }, now) : region === null ? null : noDelivery;
    // only an address has a point of its own
    const about = terms && { ...terms, mayCostMore: terms.hasDelivery && kind !== 'address' && (kind !== 'district' || terms.mayCostMore) };
    return {
      kind,
      title,
      note: note || regionName(line),
      text: address,
      regionId: isOffered ? region : null,
      latitude,
      longitude,
      isElsewhere,
      terms: about,
    };
  };
  const found = await Promise.all(lines.map(toWire));
  // any district may be the one of a street: those without delivery come last
  const isUnserved = ({ terms }: (typeof found)[number]) => Number(terms?.hasDelivery === false);
  return { places: isStreet ? found.sort((a, b) => isUnserved(a) - isUnserved(b)) : found, isStreet };
}
