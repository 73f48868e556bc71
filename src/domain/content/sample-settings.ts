import { noText } from '../localized-text.ts';
import type { SiteSettings } from '../site-settings.ts';

/** Settings that nobody has anything to say about, for unit tests. */
export function sampleSettings(changes: Partial<SiteSettings> = {}): SiteSettings {
  return {
    marker: '/brand/marker.svg',
    logo: '/brand/logo.svg',
    isDarkMode: false,
    primaryColor: null,
    accentColor: null,
    callCenterPhone: '+998 71 200-00-00',
    email: 'info@shop.example',
    legalName: { ru: 'ООО «Намуна»', en: 'Namuna LLC', uz: '“Namuna” MCHJ' },
    brand: noText,
    tagline: noText,
    description: noText,
    aboutUs: { ru: 'Звоните: +998 71 200-00-00', en: 'Call +998 71 200-00-00', uz: 'Qoʻngʻiroq qiling: +998 71 200-00-00' },
    offer: { ru: 'Условия', en: 'Terms', uz: 'Shartlar' },
    privacy: null,
    address: { ru: 'Навои, 30', en: '30 Navoi St', uz: 'Navoiy koʻchasi, 30' },
    phones: { ru: ['+998 71 200-00-00'], en: ['+998712000000'], uz: ['71 200 00 00'] },
    socials: [],
    orderMaxSum: 0,
    preorderDays: 3,
    ...changes,
  };
}
