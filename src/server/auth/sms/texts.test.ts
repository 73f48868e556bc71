import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { partsOf } from './message-parts.ts';
import { createSmsTexts } from './texts.ts';

const texts = createSmsTexts({ brand: 'Namuna', host: 'namuna.example' }, (locale) => createTranslator(locale, 'sms'));
/** 23:30 of the day before in UTC. */
const at = Date.parse('2026-12-04T23:30:00Z');

/** An approved text is compared character by character except digits: whoever changes one has to have it approved again. */
const approved = {
  ru: [
    'Namuna: код входа 000000. Никому не сообщайте.\n@namuna.example #000000',
    'Namuna: 00.00.0000 в 00:00 номер профиля сменится на номер с окончанием 00. Не вы? Войдите с этим номером, и замена отменится.',
  ],
  en: [
    'Namuna: your sign-in code is 000000. Do not share it with anyone.\n@namuna.example #000000',
    'Namuna: on 0000-00-00 at 00:00 your phone number changes to one ending in 00. Not you? Sign in with this number to stop it.',
  ],
  uz: [
    'Namuna: kirish kodi 000000. Uni hech kimga aytmang.\n@namuna.example #000000',
    'Namuna: 00.00.0000 soat 00:00 da profilingiz raqami 00 bilan tugaydigan raqamga almashadi. Siz emasmisiz? Shu raqam bilan kirsangiz, bekor qilinadi.',
  ],
} as const;

test.each(locales)('the texts in %s are those that were approved, except for digits', (locale) => {
  for (const code of ['012345', '999999']) expect(texts.code(locale, code).replace(/\d/g, '0')).toBe(approved[locale][0]);
  for (const days of [0, 1, 40, 300]) {
    const text = texts.phoneChange(locale, { ending: '07', at: at + days * 86_400_000 });
    expect(text.replace(/\d/g, '0')).toBe(approved[locale][1]);
  }
});

test('the notice of a phone change has the time in UTC+5', () => {
  const change = { ending: '67', at };
  expect(texts.phoneChange('ru', change)).toContain('05.12.2026 в 04:30');
  expect(texts.phoneChange('en', change)).toContain('2026-12-05 at 04:30');
  expect(texts.phoneChange('uz', change)).toContain('05.12.2026 soat 04:30 da');
});

test('the last line of a code binds it to the host of the site, so that phones fill it in there only', () => {
  for (const locale of locales) expect(texts.code(locale, '012345').split('\n').at(-1)).toBe('@namuna.example #012345');
});

test('with a brand and a host of 20 characters together a code is one message, and the notice one or two', () => {
  const parts = locales.map((locale) => [partsOf(texts.code(locale, '012345')), partsOf(texts.phoneChange(locale, { ending: '67', at }))]);
  expect(parts.map(([code, notice]) => [code?.alphabet, code?.parts, notice?.parts])).toEqual([
    ['UCS-2', 1, 2],
    ['GSM-7', 1, 1],
    ['GSM-7', 1, 1],
  ]);
});
