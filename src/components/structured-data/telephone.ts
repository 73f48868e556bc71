import { shopPhones } from '#domain/place/shop-phones.ts';

/** The `telephone` of a node: what is dialed, a list where there are several, undefined without any. */
export function telephone(phone: string | null): string | readonly string[] | undefined {
  const [first, ...others] = shopPhones(phone ?? '').map(({ dial }) => dial);
  return first === undefined || others.length === 0 ? first : [first, ...others];
}
