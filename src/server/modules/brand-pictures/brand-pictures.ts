import type { SiteSettings } from '#domain/site-settings.ts';
import { type AppIcon, appIcon } from './app-icon.ts';
import { type FindUploaded, readBrandFile, readMarker } from './brand-file.ts';
import { pictureCache } from './picture-cache.ts';
import { sharePicture } from './share-picture.ts';

const pictures = pictureCache(24);

type Brand = Pick<SiteSettings, 'logo' | 'marker' | 'isDarkMode' | 'primaryColor' | 'accentColor'>;

/** The share picture of the shop, drawn again when settings or texts change. */
export function drawSharePicture(settings: Brand, name: string, tagline: string, findUploaded: FindUploaded): Promise<Buffer> {
  const { logo, isDarkMode, primaryColor, accentColor } = settings;
  const key = JSON.stringify(['share', logo, isDarkMode, primaryColor, accentColor, name, tagline]);
  const draw = async () =>
    sharePicture({ name, isDarkMode, primaryColor, accentColor, logo: await readBrandFile(logo, findUploaded) }, tagline);
  return pictures.forceFetch(key, { context: draw });
}

export function drawAppIcon({ marker, isDarkMode }: Brand, icon: AppIcon, findUploaded: FindUploaded): Promise<Buffer> {
  const draw = async () => appIcon(await readMarker(marker, findUploaded), icon, isDarkMode);
  return pictures.forceFetch(JSON.stringify(['icon', marker, isDarkMode, icon]), { context: draw });
}
