import type { Banner } from '#domain/content/pages/banners.ts';
import { locales } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';

interface Sides {
  /** JSON: a list of the one banner; null: this side has removed it */
  readonly mine: string;
  readonly theirs: string;
}

/** A conflict about a banner as an editor reads it. */
export function readBannerConflict(t: Translate<'editor'>, { mine, theirs }: Sides) {
  const read = (json: string) => {
    const [banner] = (JSON.parse(json) ?? []) as readonly Banner[];
    return banner === undefined ? t('conflict_removed') : textOf(t, banner);
  };
  return { name: t('page_banners'), mine: read(mine), theirs: read(theirs) };
}

function textOf(t: Translate<'editor'>, { title, text, picture, from, until, link }: Banner): string {
  const named = [
    ['banner_title', title],
    ['banner_text', text],
    ...(picture === null ? [] : [['picture_alt', picture.alt] as const]),
  ] as const;
  const lines = named.flatMap(([name, of]) =>
    locales.flatMap((locale) => (of[locale] === '' ? [] : [`${t(name)}, ${t(`lang_${locale}`)}: ${of[locale]}`])),
  );
  const times = [
    ...(from === null ? [] : [`${t('banner_from')}: ${from.replace('T', ' ')}`]),
    ...(until === null ? [] : [`${t('banner_until')}: ${until.replace('T', ' ')}`]),
  ];
  return [...lines, ...times, `${t('banner_link')}: ${t(`banner_link_${link?.kind ?? 'none'}`)}`].join('\n');
}
