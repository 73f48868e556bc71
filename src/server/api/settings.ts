import { calls } from '#contract/calls.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import type { Api } from './context.ts';
import { handle } from './handle.ts';

export function addSettings(api: Api): void {
  handle(api, calls.system, async ({ services, locale }) => toWireSiteSettings(await services.backend.siteSettings(locale)));
}
