import { expect, test } from 'vitest';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { emptySettings } from '#domain/site-settings.ts';
import { editorSettings, fileSettings, wireSiteSettings } from './settings-schema.ts';
import { fromWireSiteSettings, toWireSiteSettings } from './settings-wire.ts';

const text = { ru: 'Намуна', en: 'Namuna', uz: 'Namuna' };
const full = sampleSettings({
  isDarkMode: true,
  followsVisitor: true,
  primaryColor: '#0F766E',
  accentColor: '#F59E0B',
  brand: text,
  tagline: text,
  homeTitle: text,
  homeHeading: text,
  homeLead: text,
  description: text,
  privacy: text,
  socials: [{ name: 'tg', url: 'https://t.me/shop' }],
  orderMaxSum: 5_000_000,
});

test('settings are written under the names of the wire, with its spelling (R-SITE-1)', () => {
  expect(toWireSiteSettings(full)).toEqual({
    SiteSettings: {
      Marker: '/brand/marker.svg',
      Logo: '/brand/logo.svg',
      Colors: { IsDarkMode: 'true', Scheme: 'visitor', Primary: '#0F766E', Accent: '#F59E0B' },
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
    homeTitle: text,
    homeHeading: text,
    homeLead: text,
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

test('colors, a privacy text and a brand that are empty are omitted', () => {
  const wire = toWireSiteSettings(sampleSettings());
  expect(wire.SiteSettings.Colors).toEqual({ IsDarkMode: 'false' });
  for (const key of ['Privacy', 'brand', 'tagline', 'homeTitle', 'homeHeading', 'homeLead', 'description'])
    expect(wire).not.toHaveProperty(key);
});

test.each([
  ['full', full],
  ['ordinary', sampleSettings()],
])('%s settings come back from the wire as they went', (_, settings) => {
  expect(fromWireSiteSettings(toWireSiteSettings(settings))).toEqual(settings);
});

test('a setting that is missing on the wire is empty', () => {
  expect(fromWireSiteSettings({})).toEqual(emptySettings);
  expect(fromWireSiteSettings({ SiteSettings: null, AboutUs: { ru: 'О нас', en: null } })).toEqual({
    ...emptySettings,
    aboutUs: { ru: 'О нас', en: '', uz: '' },
  });
});

test('every source of settings may send what the server writes', () => {
  const wire = toWireSiteSettings(full);
  for (const schema of [wireSiteSettings, editorSettings, fileSettings]) expect(schema.parse(wire)).toEqual(wire);
});

test('the server, an editor and a file send no unknown fields', () => {
  const wire = toWireSiteSettings(full);
  const more = { ...wire, SiteSettings: { ...wire.SiteSettings, Secret: 'x' } };
  for (const schema of [wireSiteSettings, editorSettings, fileSettings]) expect(schema.safeParse(more).success).toBe(false);
});
