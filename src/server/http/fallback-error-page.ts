import { splitLocale } from '#domain/routes.ts';
import { createTranslator } from '#i18n/create-translator.ts';

/**
 * A page without dependencies, for when even the error page can't be rendered, such as while the database is unavailable:
 * 503 with its message in the language of the path.
 */
export function fallbackErrorPage(pathname: string): Response {
  const { locale } = splitLocale(pathname);
  const t = createTranslator(locale, 'problem-page');
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>503</title></head><body><h1>503</h1><p>${t('message_503')}</p></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' };
  return new Response(html, { status: 503, headers });
}
