import type { Coordinates } from '#domain/place/coordinates.ts';
import { termsAt } from '#stores/shop/terms-at.ts';

const outside = new Map<string, Promise<boolean>>();

/** Those of the addresses to which nothing is delivered; each point is asked for once. What can not be had counts as served. */
export async function findUnserved<Address extends Coordinates>(addresses: readonly Address[]): Promise<readonly Address[]> {
  const isUnserved = await Promise.all(addresses.map(isOutside));
  return addresses.filter((_, index) => isUnserved[index]);
}

function isOutside(point: Coordinates): Promise<boolean> {
  const key = `${point.longitude} ${point.latitude}`;
  const known = outside.get(key);
  if (known !== undefined) return known;
  const isUnserved = termsAt(point).then((terms) => terms?.restaurantId === null);
  outside.set(key, isUnserved);
  return isUnserved;
}
