import { expect, test } from 'vitest';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { emptySettings } from '#domain/site-settings.ts';
import { answeredSiteSettings, editorSettings, fileSettings, wireSiteSettings } from './settings-schema.ts';
import { fromWireSiteSettings, toWireSiteSettings } from './settings-wire.ts';

const text = { ru: 'Намуна', en: 'Namuna', uz: 'Namuna' };
const full = sampleSettings({
  isDarkMode: true,
  primaryColor: '#0F766E',
  accentColor: '#F59E0B',
  brand: text,
  tagline: text,
  description: text,
  privacy: text,
  socials: [{ name: 'tg', url: 'https://t.me/shop' }],
  orderMaxSum: 5_000_000,
});

test('settings are written under the names of the specification, its spelling included', () => {
  expect(toWireSiteSettings(full)).toEqual({
    SiteSettings: {
      Marker: '/brand/marker.svg',
      Logo: '/brand/logo.svg',
      Colors: { IsDarkMode: 'true', Primary: '#0F766E', Accent: '#F59E0B' },
    },
    callCanterPhone: full.callCenterPhone,
    email: 'info@shop.example',
    legalNameEn: 'Namuna LLC',
    legalNameUz: '“Namuna” MCHJ',
    legalNameRu: 'ООО «Намуна»',
    AboutUs: full.aboutUs,
    Offer: full.offer,
    Privacy: text,
    brand: text,
    tagline: text,
    description: text,
    addressEn: '30 Navoi St',
    addressUz: 'Navoiy koʻchasi, 30',
    addressRu: 'Навои, 30',
    phonesEn: ['+998712000000'],
    phonesUz: ['71 200 00 00'],
    phonesRu: ['+998 71 200-00-00'],
    socials: [{ name: 'tg', url: 'https://t.me/shop' }],
    OrderMaxSum: 5_000_000,
    PreorderDays: 3,
  });
});

test('colors, a privacy text and a brand that are none are left out', () => {
  const wire = toWireSiteSettings(sampleSettings());
  expect(wire.SiteSettings.Colors).toEqual({ IsDarkMode: 'false' });
  for (const key of ['Privacy', 'brand', 'tagline', 'description']) expect(wire).not.toHaveProperty(key);
});

test.each([
  ['full', full],
  ['ordinary', sampleSettings()],
])('%s settings come back from the wire as they went', (_, settings) => {
  expect(fromWireSiteSettings(toWireSiteSettings(settings))).toEqual(settings);
});

test('what the wire misses is empty', () => {
  expect(fromWireSiteSettings({})).toEqual(emptySettings);
  expect(fromWireSiteSettings({ SiteSettings: null, AboutUs: { ru: 'О нас', en: null } })).toEqual({
    ...emptySettings,
    aboutUs: { ru: 'О нас', en: '', uz: '' },
  });
});

test('every writer of settings may send what we write', () => {
  const wire = toWireSiteSettings(full);
  for (const schema of [wireSiteSettings, editorSettings, fileSettings, answeredSiteSettings]) expect(schema.parse(wire)).toEqual(wire);
});

test('ours, an editor and a file send nothing unknown; what an upstream sends beyond is left behind', () => {
  const wire = toWireSiteSettings(full);
  const more = { ...wire, SiteSettings: { ...wire.SiteSettings, Secret: 'x' } };
  for (const schema of [wireSiteSettings, editorSettings, fileSettings]) expect(schema.safeParse(more).success).toBe(false);
  expect(answeredSiteSettings.parse(more)).toEqual(wire);
  expect(answeredSiteSettings.parse({ SiteSettings: { Colors: null } })).toEqual({ SiteSettings: { Colors: null } });
});
