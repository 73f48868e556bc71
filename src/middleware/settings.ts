import type { APIContext } from 'astro';
import { previewReader } from '#server/http/preview.ts';
import { isWordmark } from '#server/modules/brand-pictures/logo-shape.ts';
import { draftSettings } from '#server/page-data/preview-access.ts';
import type { Services } from '#server/services.ts';

/** Reads the site settings of the page, or those of the draft in a preview. */
export async function readSettings(serving: Services, { locals, request, url }: APIContext): Promise<void> {
  const reader = previewReader(request.headers);
  const { settings, isKnown } = await serving.pageSettings(locals.locale);
  locals.settings = reader === null ? settings : await draftSettings(serving, url.searchParams.get('scheme'));
  locals.isSettingsKnown = isKnown;
  locals.isWordmark = await isWordmark(locals.settings.logo, serving.content.image);
  locals.isPreview = reader === 'colleague';
  // the development server has no built worker
  locals.cachesPages = serving.config.serviceWorker === 'on' && reader === null && !import.meta.env.DEV;
}
