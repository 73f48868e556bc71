import type { SiteSettings } from './site-settings.ts';

export type Scheme = 'light' | 'dark';

/** The cookie of what a visitor has chosen. */
export const chosenCookie = 'scheme';
/** The cookie of what the device prefers, which a script of the page writes while nothing is chosen. */
export const deviceCookie = 'device-scheme';

/** What is known of a visitor; null: nothing. */
export interface PreferredSchemes {
  readonly chosen: Scheme | null;
  /** what the phone or computer prefers */
  readonly device: Scheme | null;
}

/** Parses a scheme; null: it is none. */
export function parseScheme(text: string | null | undefined): Scheme | null {
  return text === 'light' || text === 'dark' ? text : null;
}

/** The settings as a visitor sees them (R-SITE-6). */
export function inScheme(settings: SiteSettings, { chosen, device }: PreferredSchemes): SiteSettings {
  const preferred = chosen ?? device;
  return settings.followsVisitor && preferred !== null ? { ...settings, isDarkMode: preferred === 'dark' } : settings;
}
