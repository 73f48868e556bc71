import type { CatalogueFile } from '#contract/catalog/catalog-file.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { noText } from '#domain/localized-text.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Executor } from '../../db/connection.ts';
import { countChange } from '../catalog/catalog-version.ts';
import { emptySettings } from '../catalog/empty-settings.ts';
import { toSiteSettings } from '../catalog/site-settings.ts';

const published = 1;

/** What is published, as editors see it: a text that a language lacks is empty, not Russian. */
export async function readPublished(executor: Executor): Promise<SiteSettings> {
  const row = await executor.selectFrom('site_settings').select('settings').where('id', '=', published).executeTakeFirst();
  return toEditable(row === undefined ? emptySettings : (JSON.parse(row.settings) as CatalogueFile['settings']));
}

/** Settings as editors kept them in a draft, a version or a plan; older ones have no brand. */
export function parseSettings(json: string): SiteSettings {
  return withBrand(JSON.parse(json) as SiteSettings);
}

export function withBrand(settings: SiteSettings): SiteSettings {
  return { ...{ brand: noText, tagline: noText, description: noText }, ...settings };
}

/** Puts the settings where every page reads them; inside a transaction. */
export async function writePublished(transaction: Executor, settings: SiteSettings): Promise<void> {
  const record = JSON.stringify(toWireSiteSettings(settings));
  await transaction
    .insertInto('site_settings')
    .values({ id: published, settings: record })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ settings: record }))
    .execute();
  await countChange(transaction, 'version');
}

function toEditable(record: CatalogueFile['settings']): SiteSettings {
  const { AboutUs, Offer, Privacy, brand, tagline, description } = record;
  return {
    ...toSiteSettings(record),
    legalName: { ru: record.legalNameRu, en: record.legalNameEn, uz: record.legalNameUz },
    address: { ru: record.addressRu, en: record.addressEn, uz: record.addressUz },
    aboutUs: { ru: AboutUs.ru, en: AboutUs.en ?? '', uz: AboutUs.uz ?? '' },
    offer: { ru: Offer.ru, en: Offer.en ?? '', uz: Offer.uz ?? '' },
    brand: asWritten(brand),
    tagline: asWritten(tagline),
    description: asWritten(description),
    privacy: Privacy === undefined ? null : { ru: Privacy.ru, en: Privacy.en ?? '', uz: Privacy.uz ?? '' },
  };
}

/** A language that nobody wrote is empty. */
function asWritten(text: CatalogueFile['settings']['brand']): LocalizedText {
  return { ru: text?.ru ?? '', en: text?.en ?? '', uz: text?.uz ?? '' };
}
