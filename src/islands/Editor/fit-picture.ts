/** What the server takes (contract §9), with room for what an encoder adds. */
const mostBytes = 10 * 1024 * 1024;
const mostPixels = 16_000_000;
/** No screen and no icon shows a logo or marker larger; each try halves it. */
const sides = [2_048, 1_024, 512];

/** The picture as the server takes it: as it is, or drawn smaller; null: it can't be read, or is too large however small. */
export async function fitPicture(file: File): Promise<Blob | null> {
  const image = await createImageBitmap(file).catch(() => null);
  // what this browser can't open may still be read there
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

/** Photographs stay JPEG-sized in WebP; a browser that can't write it answers a PNG. */
function draw(image: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
}
