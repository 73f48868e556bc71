import type { Draft } from '#domain/content/draft.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { fromWireSiteSettings, toWireSiteSettings } from '../shop/settings-wire.ts';
import type { SentDraft, WireDraft } from './editor-wire.ts';

export function toWireDraft({ settings, pages, ready, comments }: Draft): WireDraft {
  return { settings: toWireSiteSettings(settings), pages, ready: { ...ready }, comments: { ...comments } };
}

export function fromWireDraft({ settings, pages, ready, comments }: WireDraft): Draft {
  return { settings: fromWireSiteSettings(settings), pages, ready, comments };
}

/** A draft as it is sent. @param current what it keeps when it is sent without settings */
export function fromSentDraft({ settings, ...rest }: SentDraft, current: SiteSettings): Draft {
  return { ...rest, settings: settings === undefined ? current : fromWireSiteSettings(settings) };
}
