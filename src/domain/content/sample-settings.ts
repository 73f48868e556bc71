import { emptySettings, type SiteSettings } from '../site-settings.ts';

/** Settings without any content issue, for unit tests. */
export function sampleSettings(changes: Partial<SiteSettings> = {}): SiteSettings {
  return {
    ...emptySettings,
    callCenterPhone: '+998 71 200-00-00',
    email: 'info@shop.example',
    legalName: { ru: 'ООО «Намуна»', en: 'Namuna LLC', uz: '“Namuna” MCHJ' },
    aboutUs: { ru: 'Звоните: +998 71 200-00-00', en: 'Call +998 71 200-00-00', uz: 'Qoʻngʻiroq qiling: +998 71 200-00-00' },
    offer: { ru: 'Условия', en: 'Terms', uz: 'Shartlar' },
    address: { ru: 'Навои, 30', en: '30 Navoi St', uz: 'Navoiy koʻchasi, 30' },
    phones: { ru: ['+998 71 200-00-00'], en: ['+998712000000'], uz: ['71 200 00 00'] },
    preorderDays: 3,
    ...changes,
  };
}
