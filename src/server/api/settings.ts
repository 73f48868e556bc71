import { calls } from '#contract/calls.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { type Api, sharedAnswer } from './context.ts';
import { route } from './route.ts';

export function addSettings(api: Api): void {
  route(api, calls.system, async (context) => {
    const settings = await context.get('services').backend.siteSettings(context.get('locale'));
    return sharedAnswer(context, toWireSiteSettings(settings));
  });
}
