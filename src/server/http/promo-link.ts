import { maxPromoCodeLength } from '#domain/order/promo-reason.ts';

/** Holds the code of a link `?promo=CODE` until the next order; only the server reads it (R-STORE-6). */
export const promoLinkName = 'promo';

/** A day, as long as the draft of the checkout. */
const lifeSeconds = 24 * 60 * 60;

/** The Set-Cookie for the code of a link; null: no code can have this name. */
export function promoLinkCookie(code: string, isHttps: boolean): string | null {
  const name = parsePromoLink(code);
  if (name === null) return null;
  const attributes = `Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return `${promoLinkName}=${encodeURIComponent(name)}; ${attributes}`;
}

export function parsePromoLink(code: string | undefined): string | null {
  const name = code?.trim() ?? '';
  return name === '' || name.length > maxPromoCodeLength || /\p{Cc}/u.test(name) ? null : name;
}
