import type { LooseSiteSettings } from '#contract/shop/settings-fields.ts';
import { fromWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { emptySettings, normalizeSettings, type SiteSettings } from '#domain/site-settings.ts';
import type { Executor } from '../../db/connection.ts';

const published = 1;

/** What is published, as it was written: a text that a language lacks is empty, not Russian. */
export async function readSettings(executor: Executor): Promise<SiteSettings> {
  const row = await executor.selectFrom('site_settings').select('settings').where('id', '=', published).executeTakeFirst();
  return row === undefined ? emptySettings : parseSettings(row.settings);
}

/** The settings of a catalogue file. */
export function fromFileSettings(settings: LooseSiteSettings): SiteSettings {
  return normalizeSettings(fromWireSiteSettings(settings));
}

/** Stored settings; those of an earlier version have not every setting of this one. */
export function parseSettings(json: string): SiteSettings {
  return withAllSettings(JSON.parse(json) as Partial<SiteSettings>);
}

export function withAllSettings(stored: Partial<SiteSettings>): SiteSettings {
  return { ...emptySettings, ...stored };
}

/** Puts the settings where every page reads them, inside a transaction that counts the change. */
export async function writeSettings(transaction: Executor, settings: SiteSettings): Promise<void> {
  const row = { settings: JSON.stringify(normalizeSettings(settings)) };
  await transaction
    .insertInto('site_settings')
    .values({ id: published, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
