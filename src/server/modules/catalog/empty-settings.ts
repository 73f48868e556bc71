import type { CatalogueFile } from '#contract/catalog/catalog-file.ts';

/** What a shop without a catalogue says of itself: nothing. */
export const emptySettings: CatalogueFile['settings'] = {
  SiteSettings: { Marker: '/brand/marker.svg', Logo: '/brand/logo.svg', Colors: { IsDarkMode: 'false' } },
  callCanterPhone: '',
  email: '',
  legalNameRu: '',
  legalNameEn: '',
  legalNameUz: '',
  addressRu: '',
  addressEn: '',
  addressUz: '',
  phonesRu: [],
  phonesEn: [],
  phonesUz: [],
  socials: [],
  AboutUs: { ru: '', en: '', uz: '' },
  Offer: { ru: '', en: '', uz: '' },
};
