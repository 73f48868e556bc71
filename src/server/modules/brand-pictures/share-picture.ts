import { log } from '../../log.ts';
import { carefully, drawAlone, type Sharp } from '../pictures/load-sharp.ts';
import { fittingSize, outlinedText } from './outlined-text.ts';

export interface Brand {
  readonly name: string;
  readonly isDarkMode: boolean;
  /** `#RRGGBB` or null */
  readonly primaryColor: string | null;
  readonly accentColor: string | null;
  /** the bytes of logo or marker; null: not available */
  readonly logo: Uint8Array | null;
}

/** What social networks show for a link; the size that Open Graph recommends. */
const sharePictureSize = { width: 1200, height: 630 } as const;

const left = 100;
const logoPx = 168;
const textWidth = sharePictureSize.width - 2 * left;

/** A PNG with logo, name and a one-line description of the shop. */
export function sharePicture(brand: Brand, tagline: string): Promise<Buffer> {
  return drawAlone(async (sharp) => {
    const picture = sharp(Buffer.from(canvas(brand, tagline)));
    const logo = brand.logo === null ? null : await sized(sharp, brand.logo).catch(reportUnreadable);
    const composed = logo === null ? picture : picture.composite([{ input: logo, left, top: 92 }]);
    return composed.png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer();
  });
}

function reportUnreadable(error: unknown): null {
  log.warn({ reason: String(error) }, 'the picture of a link is drawn without its logo');
  return null;
}

function sized(sharp: Sharp, logo: Uint8Array): Promise<Buffer> {
  return sharp(logo, { ...carefully, density: 400 })
    .resize({ width: 420, height: logoPx, fit: 'inside' })
    .png()
    .toBuffer();
}

function canvas({ name, isDarkMode, primaryColor, accentColor }: Brand, tagline: string): string {
  const { width, height } = sharePictureSize;
  const [paper, ink, muted] = isDarkMode ? ['#17110b', '#f8efe0', '#bfae96'] : ['#fcf5e8', '#25190f', '#695846'];
  const [primary, accent] = [primaryColor ?? '#0b6e69', accentColor ?? '#f2a93b'];
  const nameSize = fittingSize(name, textWidth, 96);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${paper}"/>
    ${diamond(1080, 170, 250, accent, 0.28)}${diamond(1080, 170, 165, primary, 0.9)}${diamond(1080, 170, 70, paper, 1)}
    <rect y="${height - 26}" width="${width}" height="26" fill="${primary}"/><rect y="${height - 34}" width="${width}" height="8" fill="${accent}"/>
    ${outlinedText(name, left, 398, { sizePx: nameSize, color: ink, isBold: true })}
    ${outlinedText(tagline, left, 474, { sizePx: fittingSize(tagline, textWidth, 40), color: muted })}
  </svg>`;
}

function diamond(x: number, y: number, reach: number, color: string, opacity: number): string {
  return `<path d="M${x} ${y - reach}l${reach} ${reach}-${reach} ${reach}-${reach}-${reach}z" fill="${color}" opacity="${opacity}"/>`;
}
