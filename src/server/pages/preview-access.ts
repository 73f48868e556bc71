import type { SiteContent } from '#domain/content/draft.ts';
import { fillLanguages } from '#domain/content/fields.ts';
import type { Banner } from '#domain/content/pages/banners.ts';
import type { OfficePart } from '#domain/office/team.ts';
import { normalizeSettings } from '#domain/site-settings.ts';
import { findOfficeMember } from '../auth/office-access.ts';
import { parseCookies } from '../http/cookies.ts';
import { catalogToken, editorToken, isOfCatalog, type PreviewPath, type PreviewReader, planOf } from '../http/preview.ts';
import type { Services } from '../services.ts';

/** The role that may read the draft under this address; null: access is denied and the page is not found. */
export async function readerOf({ token }: PreviewPath, headers: Headers, services: Services, now: number): Promise<PreviewReader | null> {
  const cookies = parseCookies(headers.get('cookie'));
  const mayUse = async (part: OfficePart) => {
    const found = await findOfficeMember(services, (name) => cookies[name], part, now);
    return found !== null && found !== 'elsewhere';
  };
  const plan = planOf(token);
  if (plan !== null) {
    if ((await services.publishing.content.withPlan(plan)) === null) return null;
    if (services.planBackend !== null && (await mayUse('catalog'))) return 'planner';
    return (await mayUse('site')) ? 'sitePlanner' : null;
  }
  if (isOfCatalog(token) && services.draftBackend === null) return null;
  if (token !== editorToken && token !== catalogToken) {
    const byLink = isOfCatalog(token) ? 'guest' : 'colleague';
    return (await services.previewLinks.isValid(token, now)) ? byLink : null;
  }
  const [part, reader] = token === editorToken ? (['site', 'editor'] as const) : (['catalog', 'manager'] as const);
  return (await mayUse(part)) ? reader : null;
}

/** The draft, or the site with a plan, as pages show it after publication; in a `scheme`, and with one banner alone, whatever its time, when these are given. */
export async function draftContent({ publishing }: Services, parameters: URLSearchParams, plan: number | null): Promise<SiteContent> {
  const planned = plan === null ? null : await publishing.content.withPlan(plan);
  const draft = planned ?? (await publishing.content.workspace()).draft;
  const [scheme, banner] = [parameters.get('scheme'), parameters.get('banner')];
  const pages = banner === null ? draft.pages : { ...draft.pages, banners: onlyBanner(draft.pages.banners, banner) };
  const settings = fillLanguages(normalizeSettings(draft.settings));
  return scheme === 'dark' || scheme === 'light'
    ? { settings: { ...settings, isDarkMode: scheme === 'dark' }, pages }
    : { settings, pages };
}

function onlyBanner(banners: readonly Banner[], wanted: string): Banner[] {
  return banners.filter(({ id }) => id === wanted).map((banner) => ({ ...banner, from: null, until: null }));
}
