import type sharp from 'sharp';

export type Sharp = typeof sharp;

/** The largest picture that is decoded: 16 megapixels are 64 MB as pixels. */
export const mostPixels = 16_000_000;

let loaded: Promise<Sharp> | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws with sharp, one picture after the other in each process: several at once would hold each of them decoded. Each reads its
 * picture from top to bottom, on one thread, and keeps nothing of it.
 */
export function drawAlone<Drawn>(draw: (sharp: Sharp) => Promise<Drawn>): Promise<Drawn> {
  loaded ??= load();
  const drawn = Promise.all([loaded, last]).then(([sharp]) => draw(sharp));
  last = drawn.catch(() => {});
  return drawn;
}

/** Loaded with the first picture that is drawn: few processes draw one, and its native part is large. */
async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** How a picture of somebody else's is opened. */
export const carefully = { limitInputPixels: mostPixels, sequentialRead: true } as const;
