import { defineMiddleware } from 'astro:middleware';
import { kindOf } from '#domain/routes.ts';
import { inScheme } from '#domain/scheme.ts';
import { now } from '#server/clock.ts';
import { previewedPlan, previewReader, readsCatalog } from '#server/http/preview.ts';
import { pagePayments } from '#server/pages/page-payments.ts';
import { services } from '#server/services.ts';
import { readSettings } from './settings.ts';
import { readView } from './view.ts';

/** What every page needs: the backend, the settings, the view. Settings and places are read at the same time. */
export const pageContext = defineMiddleware(async (context, next) => {
  const { locals } = context;
  const serving = await services();
  const { config, isDemo, pictures } = serving;
  const reader = previewReader(context.request.headers);
  const plan = previewedPlan(context.request.headers);
  const ofDraft = plan === null ? serving.draftBackend : (serving.planBackend?.(plan) ?? null);
  const backend = (reader !== null && readsCatalog(reader) ? ofDraft : null) ?? serving.backend;
  locals.now = now();
  locals.backend = backend;
  locals.siteUrl = config.siteUrl;
  locals.isDemo = isDemo;
  locals.hasMessages = serving.messages.isOffered;
  locals.hasStubPayments = config.payments.mode === 'stub';
  locals.canPicturesFail = config.imageOrigins.length > 0 || pictures.hasAny();
  locals.payments = pagePayments(config, serving.merchants);
  locals.mapStyleUrl = config.map.styleUrl;
  await Promise.all([readSettings(serving, context), readView(serving, backend, context)]);
  // a preview has its own
  if (reader === null) locals.settings = inScheme(locals.settings, locals.view.schemes);
  const response = await next();
  return locals.isSettingsKnown ? response : withoutSettings(response, kindOf(locals.path) === 'content');
});

/** Without known settings a page shows what is available; a page of their texts has none to show and is not stored. */
function withoutSettings({ body, headers, status }: Response, isContent: boolean): Response {
  headers.set('retry-after', '5');
  return new Response(body, { status: isContent ? 503 : status, headers });
}
