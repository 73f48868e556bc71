import { parsePicture } from '#domain/menu/dish-picture.ts';
import type { LaidPlate } from '#domain/order/laid-plates.ts';
import { readBrandFile } from '../modules/brand-pictures/brand-file.ts';
import type { DrawnPlate } from '../modules/table-pictures/table-picture.ts';
import type { Services } from '../services.ts';

const widthPx = '640';

/** Plates with the bytes of their pictures: of the dish's stored picture, or of a file of this site. */
export function drawnPlates(
  plates: readonly LaidPlate[],
  { pictures, images }: Pick<Services, 'pictures' | 'images'>,
): Promise<readonly DrawnPlate[]> {
  return Promise.all(
    plates.map(async (plate) => {
      const stored = plate.image === null ? null : parsePicture(plate.image);
      if (stored !== null) return { ...plate, bytes: await pictures.file(stored.name, widthPx, 'webp'), isPhoto: stored.isPhoto };
      const bytes = plate.image === null ? null : await readBrandFile(plate.image, (name) => images.image(name));
      return { ...plate, bytes, isPhoto: /\.jpe?g$/i.test(plate.image ?? '') };
    }),
  );
}
