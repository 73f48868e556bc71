import { atom, type ReadableAtom } from 'nanostores';
import { editorCalls } from '#contract/editor-calls.ts';
import type { WireVersion } from '#contract/editor-versions.ts';
import { fromWireSiteSettings } from '#contract/settings-wire.ts';
import type { WireSiteSettings } from '#contract/system.ts';
import { textOf, textRules } from '#domain/content/fields.ts';
import { ownLinksOf } from '#domain/content/text-facts.ts';
import { locales } from '#domain/locale.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { type ApiAnswer, api } from './api.ts';

const versions = atom<readonly WireVersion[] | null>(null);
const deadLinks = atom<ReadonlySet<string>>(new Set());
const asked = new Set<string>();

/** The newest first; null until they came. */
export const $versions: ReadableAtom<readonly WireVersion[] | null> = versions;
/** Links within this site that lead to no page, of those that were asked about. */
export const $deadLinks: ReadableAtom<ReadonlySet<string>> = deadLinks;

export function openSession(token: string): Promise<ApiAnswer<unknown>> {
  return api('POST', editorCalls.openEditorSession.path, { body: { token }, silent: true });
}

export function endSession(): Promise<ApiAnswer<unknown>> {
  return api('DELETE', editorCalls.endEditorSession.path);
}

export async function loadVersions(): Promise<void> {
  const answer = await api<{ versions: WireVersion[] }>('GET', editorCalls.editorVersions.path);
  if (answer.ok) versions.set(answer.value.versions);
}

export async function readVersion(id: number): Promise<SiteSettings | null> {
  const answer = await api<{ settings: WireSiteSettings }>('GET', editorCalls.editorVersion.path.replace(':id', String(id)));
  return answer.ok ? fromWireSiteSettings(answer.value.settings) : null;
}

export function makePreviewLink(): Promise<ApiAnswer<{ readonly url: string; readonly expiresAt: string }>> {
  return api('POST', editorCalls.makePreviewLink.path, { body: {} });
}

/** Keeps a picture on the server; its path. */
export function uploadPicture(file: File): Promise<ApiAnswer<{ readonly path: string }>> {
  return api('POST', editorCalls.keepImage.path, { body: file, headers: { 'Content-Type': file.type }, silent: true });
}

/** Asks about the links within this site that nobody asked about yet. */
export async function checkLinks(settings: SiteSettings): Promise<void> {
  const texts = textRules.flatMap(({ field, isMarkdown }) => (isMarkdown ? locales.map((locale) => textOf(settings, field, locale)) : []));
  const paths = [...new Set(texts.flatMap(ownLinksOf))].filter((path) => !asked.has(path)).slice(0, 500);
  if (paths.length === 0) return;
  const answer = await api<{ dead: string[] }>('POST', editorCalls.checkLinks.path, { body: { paths }, silent: true });
  if (!answer.ok) return;
  for (const path of paths) asked.add(path);
  deadLinks.set(new Set([...deadLinks.get(), ...answer.value.dead]));
}
