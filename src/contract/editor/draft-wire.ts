import type { Draft } from '#domain/content/draft.ts';
import { fromWireSiteSettings, toWireSiteSettings } from '../shop/settings-wire.ts';
import type { WireDraft } from './editor-wire.ts';

export function toWireDraft({ settings, pages, ready, comments }: Draft): WireDraft {
  return { settings: toWireSiteSettings(settings), pages, ready: { ...ready }, comments: { ...comments } };
}

export function fromWireDraft({ settings, pages, ready, comments }: WireDraft): Draft {
  return { settings: fromWireSiteSettings(settings), pages, ready, comments };
}
