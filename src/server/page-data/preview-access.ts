import type { SiteContent } from '#domain/content/draft.ts';
import { fillLanguages } from '#domain/content/fields.ts';
import { normalizeSettings } from '#domain/site-settings.ts';
import { accessCookieName } from '../auth/staff-access.ts';
import { editorToken, type PreviewPath, type PreviewReader } from '../http/preview.ts';
import { parseCookies } from '../lib/cookies.ts';
import type { Services } from '../services.ts';

/** The role that may read the draft under this address; null: access is denied and the page is not found. */
export async function readerOf({ token }: PreviewPath, headers: Headers, services: Services, now: number): Promise<PreviewReader | null> {
  const { config, content, editor } = services;
  if (!editor.isOpen) return null;
  if (token !== editorToken) return (await content.isPreviewLink(token, now)) ? 'colleague' : null;
  const session = parseCookies(headers.get('cookie'))[accessCookieName('editor', config.isHttps)];
  return (await editor.bySession(session, now)) === null ? null : 'editor';
}

/** The draft as pages show it after publication. */
export async function draftContent({ content }: Services, scheme: string | null): Promise<SiteContent> {
  const { draft } = await content.workspace();
  const { pages } = draft;
  const settings = fillLanguages(normalizeSettings(draft.settings));
  return scheme === 'dark' || scheme === 'light'
    ? { settings: { ...settings, isDarkMode: scheme === 'dark' }, pages }
    : { settings, pages };
}
