import type sharp from 'sharp';

export type Sharp = typeof sharp;

/** The largest picture that is decoded: 16 megapixels take 64 MB as pixels. */
export const mostPixels = 16_000_000;

let loaded: Promise<Sharp> | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs sharp for one picture at a time in each process, because several at the same time would all be decoded in memory. Pictures are read
 * sequentially, on one thread, without a cache.
 */
export function drawAlone<Drawn>(draw: (sharp: Sharp) => Promise<Drawn>): Promise<Drawn> {
  loaded ??= load();
  const drawn = Promise.all([loaded, last]).then(([sharp]) => draw(sharp));
  last = drawn.catch(() => {});
  return drawn;
}

/** Loaded with the first picture: few processes use it, and its native part is large. */
async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Options for opening an untrusted picture. */
export const carefully = { limitInputPixels: mostPixels, sequentialRead: true } as const;
