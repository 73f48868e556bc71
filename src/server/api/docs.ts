import { createHash } from 'node:crypto';
import { catalogJsonSchema } from '#contract/catalog/catalog-json-schema.ts';
import { docsCalls } from '#contract/open-api/docs-calls.ts';
import { type OpenApiDocument, openApiDocument } from '#contract/open-api/document.ts';
import { sessionCookieName } from '../auth/sessions.ts';
import { accessCookieName } from '../auth/staff-access.ts';
import { teamCookieName } from '../auth/team-sessions.ts';
import type { Config } from '../config/config.ts';
import type { Api } from './context.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { route } from './route.ts';

const styleHash = createHash('sha256').update(docsStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The API documentation: OpenAPI 3.1 for programs, one page without scripts for people (R-CALL-5). */
export function addDocs(api: Api): void {
  let cached: { readonly document: OpenApiDocument; readonly page: string } | null = null;
  const docsOf = (config: Config) => {
    if (cached !== null) return cached;
    const document = documentOf(config);
    cached = { document, page: docsPage(document) };
    return cached;
  };
  route(api, docsCalls.openApi, (context) => {
    context.header('Cache-Control', 'public, no-cache');
    return context.json(docsOf(context.get('services').config).document);
  });
  route(api, docsCalls.catalogSchema, (context) => {
    context.header('Cache-Control', 'public, no-cache');
    context.header('Content-Type', 'application/schema+json');
    return context.body(JSON.stringify(catalogJsonSchema(context.get('services').config.siteUrl)));
  });
  route(api, docsCalls.docs, (context) => {
    context.header('Cache-Control', 'public, no-cache');
    context.header('Content-Security-Policy', policy);
    context.header('X-Robots-Tag', 'noindex');
    context.header('Content-Language', 'en');
    return context.html(docsOf(context.get('services').config).page);
  });
}

function documentOf({ siteUrl, isHttps }: Config): OpenApiDocument {
  return openApiDocument(siteUrl, {
    session: sessionCookieName(isHttps),
    staff: accessCookieName('staff', isHttps),
    editor: accessCookieName('editor', isHttps),
    team: teamCookieName(isHttps),
  });
}
