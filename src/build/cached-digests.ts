const file = /\/astro\/dist\/core\/encryption\.js$/;
const digest = 'async function generateCspDigest(data, algorithm) {';

/** As many styles and scripts as all pages have, and some more. */
const maxDigests = 500;

const cached = `const cspDigests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  const known = cspDigests.get(key);
  if (known !== undefined) return known;
  const digest = computeCspDigest(data, algorithm);
  if (cspDigests.size < ${maxDigests}) cspDigests.set(key, digest);
  return digest;
}
`;

/** Astro computes the digest of each style and script of a page with every page: here once, they are the same for all. */
export const cachedDigests = {
  name: 'cached-digests',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'ssr',
  transform(code: string, id: string) {
    if (!file.test(id)) return null;
    if (!code.includes(digest)) throw new Error('Astro computes the digests of the Content-Security-Policy in another way');
    return { code: cached + code.replace(digest, digest.replace('generate', 'compute')), map: null };
  },
};
