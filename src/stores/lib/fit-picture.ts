/** The server's limit (contract §9), with a margin for what an encoder adds. */
const mostBytes = 10 * 1024 * 1024;
const mostPixels = 16_000_000;
/** Logos and markers are never shown larger; each attempt halves the side. */
const sides = [2_048, 1_024, 512];

/** The picture as the server accepts it: unchanged or scaled down; null: it can't be read, or is too large at every size. */
export async function fitPicture(file: File): Promise<Blob | null> {
  const image = await createImageBitmap(file).catch(() => null);
  // the server may read formats that this browser can't decode
  if (image === null) return file.size <= mostBytes ? file : null;
  try {
    if (file.size <= mostBytes && image.width * image.height <= mostPixels) return file;
    for (const side of sides) {
      const drawn = await draw(image, side);
      if (drawn.size <= mostBytes) return drawn;
    }
    return null;
  } finally {
    image.close();
  }
}

/** Photographs keep a JPEG's size in WebP; a browser that can't encode WebP returns a PNG. */
function draw(image: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
}
