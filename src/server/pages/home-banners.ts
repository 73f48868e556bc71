import type { Banner } from '#domain/content/pages/banners.ts';
import type { Backend } from '../ports/backend.ts';

/**
 * The banners that home can show to a visitor. Who has signed in sees none with a code for the first order: most have ordered before, and
 * the others see the code in their cart.
 */
export async function homeBanners(
  banners: readonly Banner[],
  backend: Pick<Backend, 'isFirstOrderCode'>,
  hasSignedIn: boolean,
): Promise<readonly Banner[]> {
  if (!hasSignedIn) return banners;
  const isForFirstOrder = await Promise.all(banners.map(({ link }) => link?.kind === 'promo' && backend.isFirstOrderCode(link.code)));
  return banners.filter((_, index) => !isForFirstOrder[index]);
}
