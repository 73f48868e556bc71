import { carefully, drawAlone } from '../pictures/load-sharp.ts';

/** The icons of an installed shop: side in pixels, the marker's share of it, and whether the background is filled. */
export const appIcons = {
  '192': { side: 192, share: 1, isFilled: false },
  '512': { side: 512, share: 1, isFilled: false },
  maskable: { side: 512, share: 0.62, isFilled: true },
  'apple-touch': { side: 180, share: 0.78, isFilled: true },
} as const;

export type AppIcon = keyof typeof appIcons;

/** The marker as a square PNG; a maskable icon keeps it within the safe zone, on the shop's background color. */
export function appIcon(marker: Uint8Array, name: AppIcon, isDarkMode: boolean): Promise<Buffer> {
  const { side, share, isFilled } = appIcons[name];
  const inner = Math.round(side * share);
  const background = isFilled ? (isDarkMode ? '#17110b' : '#fcf5e8') : '#0000';
  return drawAlone(async (sharp) => {
    const drawn = await sharp(marker, { ...carefully, density: 900 })
      .resize({ width: inner, height: inner, fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
    return sharp({ create: { width: side, height: side, channels: 4, background } })
      .composite([{ input: drawn }])
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
  });
}
