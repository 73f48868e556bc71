/** A part of a picture: percent of its width and of its height. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const wholePicture: CropArea = { x: 0, y: 0, width: 100, height: 100 };
/** A smaller part would be a blur on a page. */
export const leastPercent = 10;

/** The largest area of these proportions (width to height, in pixels) in the middle; null: of any, which is the whole picture. */
export function largestArea(aspect: number | null, size: PictureSize): CropArea {
  if (aspect === null) return wholePicture;
  const ratio = percentRatio(aspect, size);
  const [width, height] = ratio > 1 ? [100, 100 / ratio] : [100 * ratio, 100];
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** The area at another place, within the picture. */
export function moveArea(area: CropArea, { x = area.x, y = area.y }: Partial<Pick<CropArea, 'x' | 'y'>>): CropArea {
  return { ...area, x: clamp(x, 0, 100 - area.width), y: clamp(y, 0, 100 - area.height) };
}

/** The area with another width or height, within the picture; of given proportions both change. */
export function resizeArea(area: CropArea, side: 'width' | 'height', percent: number, aspect: number | null, size: PictureSize): CropArea {
  const wanted = clamp(percent, leastPercent, 100);
  if (aspect === null) return moveArea({ ...area, [side]: wanted }, {});
  const ratio = percentRatio(aspect, size);
  const width = clamp(side === 'width' ? wanted : wanted * ratio, leastPercent, Math.min(100, 100 * ratio));
  return moveArea({ ...area, width, height: width / ratio }, {});
}

/** The area in whole pixels of the picture. */
export function pixelsOf(area: CropArea, size: PictureSize): CropArea {
  const [x, y] = [Math.round((area.x / 100) * size.width), Math.round((area.y / 100) * size.height)];
  const [right, bottom] = [((area.x + area.width) / 100) * size.width, ((area.y + area.height) / 100) * size.height];
  return { x, y, width: Math.max(1, Math.round(right) - x), height: Math.max(1, Math.round(bottom) - y) };
}

/** Proportions of pixels as those of percent. */
function percentRatio(aspect: number, { width, height }: PictureSize): number {
  return (aspect * height) / width;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
