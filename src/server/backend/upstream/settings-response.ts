import type { LooseSiteSettings } from '#contract/shop/settings-fields.ts';
import { fromWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { fillLanguages } from '#domain/content/fields.ts';
import { emptySettings, normalizeSettings, type SiteSettings } from '#domain/site-settings.ts';
import type { ResolvePicture } from './pictures.ts';

/** An upstream's settings in the domain's form: absent values are empty, links are http(s) only (R-SITE-3). */
export function fromAnsweredSettings(received: LooseSiteSettings, resolve: ResolvePicture): SiteSettings {
  const { Marker, Logo } = received.SiteSettings ?? {};
  return {
    ...fillLanguages(normalizeSettings(fromWireSiteSettings(received))),
    marker: resolve(Marker ?? null) ?? emptySettings.marker,
    logo: resolve(Logo ?? null) ?? emptySettings.logo,
  };
}
