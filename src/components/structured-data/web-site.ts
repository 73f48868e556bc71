import type { Locale } from '#domain/locale.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { shopName } from '#ui/shop-name.ts';
import type { Thing } from './thing.ts';

/** The shop's site and who runs it, for the home page. */
export function webSite(settings: SiteSettings, siteUrl: string, locale: Locale): Thing {
  const name = shopName(settings.legalName, locale);
  const home = siteUrl + localizedPath('/', locale);
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    url: home,
    name,
    inLanguage: locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
    publisher: organization(settings, siteUrl, locale),
  };
}

function organization(settings: SiteSettings, siteUrl: string, locale: Locale): Thing {
  return {
    '@type': 'Organization',
    name: shopName(settings.legalName, locale),
    legalName: settings.legalName[locale] || undefined,
    url: siteUrl,
    logo: `${siteUrl}/icons/512.png`,
    telephone: settings.callCenterPhone || undefined,
    email: settings.email || undefined,
    sameAs: settings.socials.length === 0 ? undefined : settings.socials.map(({ url }) => url),
  };
}
