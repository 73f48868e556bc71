import type { APIContext } from 'astro';
import { previewedPlan, previewReader } from '#server/http/preview.ts';
import { isWordmark } from '#server/modules/brand-pictures/logo-shape.ts';
import { draftContent } from '#server/pages/preview-access.ts';
import { shopContent } from '#server/pages/shop-content.ts';
import type { Services } from '#server/services.ts';

/** Reads the settings and the pages of the site, or those of the draft in a preview. */
export async function readSettings(serving: Services, { locals, request, url }: APIContext): Promise<void> {
  const reader = previewReader(request.headers);
  const content = shopContent(serving);
  const [{ settings, isKnown }, published] = await Promise.all([content.settings(locals.locale), content.pages()]);
  const ofDraft = async () => draftContent(serving, url.searchParams, previewedPlan(request.headers));
  const shown = reader === null ? { settings, ...published } : { formerSlugs: {}, ...(await ofDraft()) };
  locals.settings = shown.settings;
  locals.sitePages = shown.pages;
  locals.formerSlugs = shown.formerSlugs;
  locals.isSettingsKnown = isKnown && published.isKnown;
  locals.isWordmark = await isWordmark(locals.settings.logo, serving.images.image);
  const isOfPlan = reader === 'planner' || reader === 'sitePlanner';
  locals.preview = isOfPlan ? 'manager' : reader === 'editor' ? null : reader;
  // the development server has no built worker
  locals.cachesPages = serving.config.serviceWorker === 'on' && reader === null && !import.meta.env.DEV;
}
