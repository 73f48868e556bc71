import { expect, test } from 'vitest';
import type { SiteSettings } from '../site-settings.ts';
import { lintContent } from './lint-content.ts';
import { sampleSettings } from './sample-settings.ts';

const brief = (settings: SiteSettings, isDead?: (path: string) => boolean) =>
  lintContent(settings, isDead).map(({ field, locale, rule, found, isBlocking }) => ({ field, locale, rule, found, isBlocking }));

test('texts that match have no remarks', () => {
  expect(lintContent(sampleSettings())).toEqual([]);
});

test('a phone that differs in one language is reported for that language, with both numbers', () => {
  const aboutUs = { ru: 'Звоните: +998 71 200-00-00', en: 'Call (71) 200 00 00', uz: 'Qoʻngʻiroq qiling: 71 200-00-01' };
  expect(brief(sampleSettings({ aboutUs }))).toEqual([
    { field: 'aboutUs', locale: 'uz', rule: 'phones_differ', found: ['+ 998712000001', '− 998712000000'], isBlocking: false },
  ]);
});

test('a short number and several in one line are phones, free text is reported', () => {
  const phones = { ru: ['71 200-00-00, 1144'], en: ['+998 71 200 00 00', '1144'], uz: ['1144', '712000000 Aziz'] };
  expect(brief(sampleSettings({ callCenterPhone: '1144', phones }))).toMatchObject([
    { field: 'phones', locale: 'uz', rule: 'not_a_phone', found: ['712000000 Aziz'] },
    { field: 'phones', locale: 'uz', rule: 'phones_differ' },
  ]);
});

test('pictures are not compared as links, and one without a text prevents publishing', () => {
  const picture = (alt: string) => `![${alt}](/media/0123456789abcdef-p640x480-aabbcc)`;
  const offer = { ru: `Условия ${picture('Казан 1')}`, en: `Terms ${picture('')}`, uz: 'Shartlar' };
  expect(brief(sampleSettings({ offer }))).toEqual([
    { field: 'offer', locale: 'en', rule: 'missing_alt', found: ['en'], isBlocking: true },
  ]);
});

test('different numbers and links are reported, regardless of thousands separators and the language prefix of a link', () => {
  const offer = {
    ru: 'От 45 000 сум, 3 дня. [Меню](/) и [о нас](/about)',
    en: 'From 45,000 UZS, 2 days. [Menu](/en) and [about us](/en/about)',
    uz: '45 000 soʻmdan, 3 kun. [Menyu](/uz) va [kontaktlar](/uz/contacts)',
  };
  expect(brief(sampleSettings({ offer }))).toMatchObject([
    { locale: 'en', rule: 'numbers_differ', found: ['+ 2', '− 3'] },
    { locale: 'uz', rule: 'links_differ', found: ['+ /contacts', '− /about'] },
  ]);
});

test('missing and too long texts are reported; a page that is too long can’t be published', () => {
  const aboutUs = { ru: 'а'.repeat(60_001), en: '', uz: 'b' };
  const legalName = { ru: 'О'.repeat(61), en: 'N', uz: 'N' };
  expect(brief(sampleSettings({ aboutUs, legalName, email: '', callCenterPhone: 'x' }))).toMatchObject([
    { field: 'aboutUs', locale: 'ru', rule: 'too_long', found: ['60001', '60000'], isBlocking: true },
    { field: 'aboutUs', locale: 'en', rule: 'missing' },
    { field: 'legalName', locale: 'ru', rule: 'too_long', isBlocking: false },
    { field: 'callCenterPhone', locale: null, rule: 'not_a_phone', found: ['x'] },
    { field: 'email', rule: 'missing' },
  ]);
});

test('a privacy text may be absent, but not in Russian alone', () => {
  expect(brief(sampleSettings({ privacy: { ru: '', en: 'Data', uz: 'Maʼlumot' } }))).toMatchObject([
    { field: 'privacy', locale: 'ru', rule: 'missing', isBlocking: true },
  ]);
});

test('wrong Uzbek apostrophes, markup that no page shows and dead links of this site are reported', () => {
  const aboutUs = {
    ru: 'Меню <script>alert(1)</script> [сюда](/nowhere)',
    en: "Don't <b>worry</b> [here](/nowhere)",
    uz: "O'zbek taomi [bu yerda](/nowhere)",
  };
  const issues = brief(sampleSettings({ aboutUs }), (path) => path === '/nowhere');
  expect(issues.map(({ locale, rule, found }) => [locale, rule, ...found])).toEqual([
    ['ru', 'hidden_markup', '<script>'],
    ['ru', 'dead_link', '/nowhere'],
    ['en', 'hidden_markup', '<b>'],
    ['en', 'dead_link', '/nowhere'],
    ['uz', 'apostrophes', "O'zbek"],
    ['uz', 'dead_link', '/nowhere'],
    ['en', 'numbers_differ', '− 1'],
    ['uz', 'numbers_differ', '− 1'],
  ]);
});

test('the lists of phones are compared by their digits', () => {
  const phones = { ru: ['+998 71 200-00-00'], en: ['+998 71 200-00-09'], uz: [] };
  expect(brief(sampleSettings({ phones }))).toMatchObject([
    { field: 'phones', locale: 'en', rule: 'phones_differ', found: ['+ 998712000009', '− 998712000000'] },
    { field: 'phones', locale: 'uz', rule: 'missing' },
  ]);
});

test('a text of a hundred thousand letters is checked without a delay', () => {
  const long = `${"O'zbek 12 +998 71 200-00-00 [a](/b) <i> ".repeat(2_500)}`;
  const start = performance.now();
  lintContent(sampleSettings({ aboutUs: { ru: long, en: long, uz: long } }));
  expect(performance.now() - start).toBeLessThan(3_000);
});

test('links to other sites and to social networks that don’t respond are reported at their field', () => {
  const aboutUs = { ru: 'Смотрите https://silent.example.', en: 'See https://silent.example.', uz: 'https://silent.example' };
  const settings = sampleSettings({ aboutUs, socials: [{ name: 'tg', url: 'https://silent.example/tg' }] });
  const dead = brief(settings, (link) => link.startsWith('https://silent.example')).filter(({ rule }) => rule === 'dead_link');
  expect(dead.map(({ field, locale, found }) => [field, locale, ...found])).toEqual([
    ['aboutUs', 'ru', 'https://silent.example'],
    ['aboutUs', 'en', 'https://silent.example'],
    ['aboutUs', 'uz', 'https://silent.example'],
    ['socials', null, 'https://silent.example/tg'],
  ]);
});

test('a text that cannot be rendered is not published', () => {
  const settings = { ...sampleSettings(), aboutUs: { ru: '> '.repeat(9_000), en: 'About', uz: 'Biz' } };
  expect(lintContent(settings)).toContainEqual({
    page: 'about',
    field: 'aboutUs',
    locale: 'ru',
    rule: 'too_complex',
    found: ['ru'],
    isBlocking: true,
  });
});
