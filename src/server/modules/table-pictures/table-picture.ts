import { type LaidPlate, type PlatePlace, platePlaces, tablePicturePx } from '#domain/order/laid-plates.ts';
import { log } from '../../log.ts';
import { fittingSize, outlinedText } from '../brand-pictures/outlined-text.ts';
import { pictureCache } from '../brand-pictures/picture-cache.ts';
import { carefully, drawAlone, type Sharp } from '../pictures/load-sharp.ts';

/** The border of the picture with the pattern of the cloth. */
const marginPx = 56;
/** Of the shop's name, which is smaller where it would be wider than the cloth. */
const namePx = 26;

/** A plate with the bytes of its picture; null: drawn as a plain plate with the first letter of the dish. */
export interface DrawnPlate extends LaidPlate {
  readonly bytes: Uint8Array | null;
  readonly isPhoto: boolean;
}

const cache = pictureCache(30);

/** A JPEG of an order's dishes on a cloth, seen from above, with the shop's name: nothing of the customer. @param key what it is drawn from */
export function tablePicture(key: string, plates: () => Promise<readonly DrawnPlate[]>, shopName: string): Promise<Buffer | undefined> {
  return cache.fetch(`${shopName}\n${key}`, { context: async () => draw(await plates(), shopName) });
}

function draw(plates: readonly DrawnPlate[], shopName: string): Promise<Buffer> {
  const places = platePlaces(plates.length, tablePicturePx - 2 * marginPx, marginPx);
  return drawAlone(async (sharp) => {
    const layers = [];
    for (const [index, place] of places.entries()) {
      const plate = plates[index];
      if (plate !== undefined) layers.push({ input: await plateOf(sharp, plate, place), left: place.left, top: place.top });
    }
    const counts = Buffer.from(wrap(places.map((place, index) => badge(plates[index]?.count ?? 1, place)).join('')));
    return sharp(Buffer.from(cloth(shopName)))
      .composite([...layers, { input: counts, left: 0, top: 0 }])
      .flatten({ background: '#7c2527' })
      .jpeg({ quality: 84 })
      .toBuffer();
  });
}

async function plateOf(sharp: Sharp, plate: DrawnPlate, place: PlatePlace): Promise<Buffer> {
  const plain = () =>
    sharp(Buffer.from(plainPlate(plate.initial, place.size)))
      .png()
      .toBuffer();
  if (plate.bytes === null) return plain();
  try {
    const resized = sharp(plate.bytes, { ...carefully, density: 300 }).resize(place.size, place.size, { fit: 'cover' });
    if (!plate.isPhoto) return await resized.png().toBuffer();
    const circle = `<svg width="${place.size}" height="${place.size}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
    return await resized
      .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
      .png()
      .toBuffer();
  } catch (error) {
    log.warn({ reason: String(error) }, 'a dish is drawn on its table without its picture');
    return plain();
  }
}

function plainPlate(initial: string, size: number): string {
  const half = size / 2;
  const letter = outlinedText(initial, half - size / 10, half + size / 9, { sizePx: size / 3, color: '#a53a33', isBold: true });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${half}" cy="${half}" r="${half}" fill="#fff5e3"/><circle cx="${half}" cy="${half}" r="${half * 0.72}" fill="none" stroke="#e2c79c" stroke-width="3"/>${letter}</svg>`;
}

/** How many of a dish there are, from two on. */
function badge(count: number, { left, top, size }: PlatePlace): string {
  if (count < 2) return '';
  const radius = 26;
  const [x, y] = [left + size - radius, top + size - radius];
  const text = String(count);
  const middle = x - text.length * 8;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#f6bd4f"/>${outlinedText(text, middle, y + 10, { sizePx: 28, color: '#2b1a00', isBold: true })}`;
}

/** Pomegranate with a woven border, lit from the upper left. */
function cloth(shopName: string): string {
  const side = tablePicturePx;
  const diamonds = Array.from({ length: 18 }, (_, index) => index * 40 + 20);
  const row = (y: number) => diamonds.map((x) => diamond(x, y)).join('');
  const column = (x: number) => diamonds.map((y) => diamond(x, y)).join('');
  const name = outlinedText(shopName, marginPx, side - 42, {
    sizePx: fittingSize(shopName, side - 2 * marginPx, namePx),
    color: '#f6d9b8',
  });
  return wrap(
    `<defs><radialGradient id="c" cx="30%" cy="20%" r="110%"><stop offset="0" stop-color="#a53a33"/><stop offset="0.62" stop-color="#7c2527"/><stop offset="1" stop-color="#611a1f"/></radialGradient></defs>` +
      `<rect width="${side}" height="${side}" fill="url(#c)"/><rect x="14" y="14" width="${side - 28}" height="${side - 28}" fill="none" stroke="#f6bd4f" stroke-width="2" opacity="0.7"/>` +
      `<g fill="#f6bd4f" opacity="0.55">${row(7)}${row(side - 7)}${column(7)}${column(side - 7)}</g>${name}`,
  );
}

function diamond(x: number, y: number): string {
  return `<path d="M${x - 6} ${y}l6-5 6 5-6 5z"/>`;
}

function wrap(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tablePicturePx}" height="${tablePicturePx}">${content}</svg>`;
}
