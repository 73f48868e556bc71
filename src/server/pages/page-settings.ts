import { type Locale, locales } from '#domain/locale.ts';
import { emptySettings, type SiteSettings } from '#domain/site-settings.ts';
import { staleIfError } from '../caching/stale-if-error.ts';

/** How long a page waits for the settings: when the last good ones are cached (R-UPSTREAM-11), and before there are any. */
const timeoutMs = 200;
const firstTimeoutMs = 400;

interface PageSettings {
  readonly settings: SiteSettings;
  /** false: no response has been received yet, and the settings are empty */
  readonly isKnown: boolean;
}

interface SettingsLog {
  warn(line: object, message: string): void;
}

const unknown: PageSettings = { settings: emptySettings, isKnown: false };

/** Reads the settings for pages: a slow or failing call neither delays nor breaks a page. */
export function pageSettings(
  sendRequest: (locale: Locale) => Promise<SiteSettings>,
  log: SettingsLog,
): (locale: Locale) => Promise<PageSettings> {
  const cache = staleIfError<SiteSettings>({
    max: locales.length,
    timeoutMs: () => timeoutMs,
    firstTimeoutMs,
    onStale: (_locale, reason) => log.warn({ stale: true, reason: wordsOf(reason) }, 'the site settings are the last good ones'),
  });
  return async (locale) => {
    try {
      return { settings: await cache.read(locale, () => sendRequest(locale)), isKnown: true };
    } catch (error) {
      log.warn({ reason: wordsOf(error) }, 'the site settings are not known yet');
      return unknown;
    }
  };
}

function wordsOf(reason: unknown): string {
  if (reason === null) return 'slow';
  return reason instanceof Error ? reason.message : String(reason);
}
