import type { APIRoute } from 'astro';
import { locales } from '#domain/locale.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import script from '#old-browsers/script.ts?inline-script';

const texts = Object.fromEntries(locales.map((locale) => [locale, createTranslator(locale, 'shell')('oldBrowser')]));

/** What pages load in old browsers, see `src/old-browsers`; with the sentence of each language, which no other page then contains. */
export const GET: APIRoute = () =>
  new Response(`var belowFloorTexts=${JSON.stringify(texts)};${script}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
