import { type CropArea, pixelsOf, wholePicture } from '#domain/office/crop-area.ts';

/** The server's limit (contract §9), with a margin for what an encoder adds. */
const mostBytes = 10 * 1024 * 1024;
const mostPixels = 16_000_000;
/** Logos and markers are never shown larger; each attempt halves the side. */
const sides = [2_048, 1_024, 512] as const;

/** The picture as the server accepts it: unchanged or scaled down; null: it can't be read, or is too large at every size. */
export async function fitPicture(file: Blob): Promise<Blob | null> {
  const image = await createImageBitmap(file).catch(() => null);
  // the server may read formats that this browser can't decode
  if (image === null) return file.size <= mostBytes ? file : null;
  try {
    if (file.size <= mostBytes && image.width * image.height <= mostPixels) return file;
    for (const side of sides) {
      const drawn = await draw(image, wholePicture, side);
      if (drawn.size <= mostBytes) return drawn;
    }
    return null;
  } finally {
    image.close();
  }
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
