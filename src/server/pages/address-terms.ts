import { describeTerms, pointKey, type TermsByPoint } from '#domain/fulfillment/address-terms.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { SavedAddress } from '#domain/place/saved-address.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { UpstreamFailure } from '../ports/upstream-failure.ts';
import type { Visitor } from './view/visible-menu.ts';

/** The terms of a delivery to each address; without those that can not be had now. */
export async function addressTerms(
  { backend, locale, now }: Pick<Visitor, 'backend' | 'locale' | 'now'>,
  addresses: readonly SavedAddress[],
): Promise<TermsByPoint> {
  const t = createTranslator(locale, 'fulfillment-sheet');
  try {
    const [region] = addresses.length === 0 ? [] : await backend.regions(locale);
    if (region === undefined) return {};
    const query = { orderType: delivery, regionId: region.id, restaurantId: null };
    const texts = addresses.map(async (address) => {
      const { longitude, latitude } = address;
      const terms = await backend.deliveryTerms({ ...query, coordinates: { longitude, latitude } }, locale, now);
      return terms.ok ? [[pointKey(address), describeTerms(terms.value, locale, t)] as const] : [];
    });
    return Object.fromEntries((await Promise.all(texts)).flat());
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return {};
  }
}
