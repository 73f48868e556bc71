import { type CropArea, pixelsOf, wholePicture } from '#domain/office/crop-area.ts';

/** The server's limit (R-EDITOR-3), with a margin for what an encoder adds. */
const mostBytes = 10 * 1024 * 1024;
const mostPixels = 16_000_000;
/** Logos and markers are never shown larger; each attempt halves the side. */
const sides = [2_048, 1_024, 512] as const;

/** Why a picture can't be uploaded; the names of the sentences that say it. */
export type PictureProblem = 'pictureTooLarge' | 'pictureHeic' | 'pictureWrong';

/** The picture as the server accepts it: unchanged, scaled down, or in another format where this browser can read it. */
export async function fitPicture(file: Blob): Promise<Blob | PictureProblem> {
  const format = await formatOf(file);
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) {
    if (format === null) return 'pictureWrong';
    if (format === 'heic') return 'pictureHeic';
    // the server may read what this browser can't decode
    return file.size <= mostBytes ? named(file, format) : 'pictureTooLarge';
  }
  try {
    const isAccepted = format !== null && format !== 'heic';
    if (isAccepted && file.size <= mostBytes && image.width * image.height <= mostPixels) return named(file, format);
    for (const side of sides) {
      const drawn = await draw(image, wholePicture, side);
      if (drawn.size <= mostBytes) return drawn;
    }
    return 'pictureTooLarge';
  } finally {
    image.close();
  }
}

/** By its first bytes: names and types of files are often wrong or missing. Null: another one. */
async function formatOf(file: Blob): Promise<'image/png' | 'image/jpeg' | 'image/webp' | 'heic' | null> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (text.startsWith('\u0089PNG')) return 'image/png';
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp';
  return /^ftyp(hei|hev|mif|msf)/.test(text.slice(4)) ? 'heic' : null;
}

function named(file: Blob, type: string): Blob {
  return file.type === type ? file : new Blob([file], { type });
}

/** A part of the picture, as the server accepts it; what is transparent stays so. Null: it is too large at every size. */
export async function cropPicture(image: ImageBitmap, area: CropArea): Promise<Blob | null> {
  for (const side of [2 * sides[0], ...sides]) {
    const drawn = await draw(image, area, side);
    if (drawn.size <= mostBytes) return drawn;
  }
  return null;
}

/** Photographs keep a JPEG's size in WebP; a browser that can't encode WebP returns a PNG. */
function draw(image: ImageBitmap, area: CropArea, side: number): Promise<Blob> {
  const { x, y, width, height } = pixelsOf(area, image);
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob === null ? reject(new Error('the picture was not encoded')) : resolve(blob));
    canvas.toBlob(done, 'image/webp', 0.92);
  });
}
