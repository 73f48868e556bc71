/** Resolves a picture's URL against the upstream's; null for an origin that is not allowed (contract §8). */
export type ResolvePicture = (address: string | null) => string | null;

export function pictureResolver(baseUrl: string, origins: readonly string[]): ResolvePicture {
  const allowed = new Set(origins);
  return (address) => {
    const url = address === null || address === '' ? null : URL.parse(address, `${baseUrl}/`);
    return url !== null && /^https?:$/.test(url.protocol) && allowed.has(url.origin) ? url.href : null;
  };
}
