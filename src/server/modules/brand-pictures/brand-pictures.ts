import type { SiteSettings } from '#domain/site-settings.ts';
import { type AppIcon, appIcon } from './app-icon.ts';
import { type FindUploaded, readBrandFile, readMarker } from './brand-file.ts';
import { KeptPictures } from './picture-cache.ts';
import { sharePicture } from './share-picture.ts';

const kept = new KeptPictures(24);

type Look = Pick<SiteSettings, 'logo' | 'marker' | 'isDarkMode' | 'primaryColor' | 'accentColor'>;

/** The picture of a link to the shop, drawn anew when settings or words change. */
export function drawSharePicture(settings: Look, name: string, tagline: string, findUploaded: FindUploaded): Promise<Buffer> {
  const { logo, isDarkMode, primaryColor, accentColor } = settings;
  const key = JSON.stringify(['share', logo, isDarkMode, primaryColor, accentColor, name, tagline]);
  return kept.get(key, async () => {
    return sharePicture({ name, isDarkMode, primaryColor, accentColor, logo: await readBrandFile(logo, findUploaded) }, tagline);
  });
}

export function drawAppIcon({ marker, isDarkMode }: Look, icon: AppIcon, findUploaded: FindUploaded): Promise<Buffer> {
  return kept.get(JSON.stringify(['icon', marker, isDarkMode, icon]), async () =>
    appIcon(await readMarker(marker, findUploaded), icon, isDarkMode),
  );
}
