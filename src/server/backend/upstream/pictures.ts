import { keepFocus } from '#domain/menu/focal-point.ts';

/** Resolves a picture's URL against the upstream's; null for an origin that is not allowed (R-UPSTREAM-7). */
export type ResolvePicture = (address: string | null) => string | null;

/** @param show returns the address of the stored picture, or the URL while there is none */
export function pictureResolver(baseUrl: string, origins: readonly string[], show: (url: string) => string = (url) => url): ResolvePicture {
  const allowed = new Set(origins);
  return (address) => {
    const url = address === null || address === '' ? null : URL.parse(address, `${baseUrl}/`);
    return url !== null && /^https?:$/.test(url.protocol) && allowed.has(url.origin) ? keepFocus(url.href, show) : null;
  };
}
