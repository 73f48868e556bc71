import type { LooseSiteSettings } from '#contract/shop/settings-fields.ts';
import { fromWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { emptySettings, normalizeSettings, type SiteSettings } from '#domain/site-settings.ts';
import type { Executor } from '../../db/connection.ts';

const published = 1;

/** The published settings as they were written: a missing text of a language is empty, not Russian. */
export async function readSettings(executor: Executor): Promise<SiteSettings> {
  const row = await executor.selectFrom('site_settings').select('settings').where('id', '=', published).executeTakeFirst();
  return row === undefined ? emptySettings : parseSettings(row.settings);
}

/** The settings of a catalog file. */
export function fromFileSettings(settings: LooseSiteSettings): SiteSettings {
  return normalizeSettings(fromWireSiteSettings(settings));
}

/**
 * Reads stored settings; those of an earlier version may have fewer settings. Not checked: a limit that became narrower since they were
 * published must not take the site down.
 */
export function parseSettings(json: string): SiteSettings {
  return withAllSettings(JSON.parse(json) as Partial<SiteSettings>);
}

export function withAllSettings(stored: Partial<SiteSettings>): SiteSettings {
  return { ...emptySettings, ...stored };
}

/** Stores the published settings, inside a transaction that counts the change. */
export async function writeSettings(transaction: Executor, settings: SiteSettings): Promise<void> {
  const row = { settings: JSON.stringify(normalizeSettings(settings)) };
  await transaction
    .insertInto('site_settings')
    .values({ id: published, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
