import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { shopName } from '#i18n/shop-name.ts';
import type { JsonLdNode } from './json-ld.ts';
import { telephone } from './telephone.ts';

/** The shop's site, for the home page. */
export function webSite(settings: SiteSettings, siteUrl: string, locale: Locale): JsonLdNode {
  return { '@type': 'WebSite', url: siteUrl + pagePath('home', locale), name: shopName(settings, locale) };
}

/** The organization that runs the shop and its contact details, for the contacts page. */
export function organization(settings: SiteSettings, siteUrl: string, locale: Locale): JsonLdNode {
  return {
    '@type': 'Organization',
    name: shopName(settings, locale),
    legalName: settings.legalName[locale] || undefined,
    url: siteUrl,
    logo: `${siteUrl}/icons/512.png`,
    address: settings.address[locale] || undefined,
    telephone: telephone(settings.callCenterPhone),
    email: settings.email || undefined,
    sameAs: settings.socials.length === 0 ? undefined : settings.socials.map(({ url }) => url),
  };
}
