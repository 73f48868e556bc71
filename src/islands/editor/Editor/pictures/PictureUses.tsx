import { textIn } from '#domain/content/pages/block-view.ts';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import type { WireLibraryPicture } from '#stores/editor/pictures.ts';
import styles from './Library.module.css';

type Use = WireLibraryPicture['uses'][number];

interface PictureUsesProps {
  locale: Locale;
  t: Translate<'editor'>;
  uses: readonly Use[];
}

/** Where a picture is used: it can't be deleted before it is removed from there. */
export function PictureUses({ locale, t, uses }: PictureUsesProps) {
  if (uses.length === 0) return <p>{t('library_notUsed')}</p>;
  return (
    <div>
      <h3 className={styles['usesTitle']}>{t('library_usedIn')}</h3>
      <ul className={styles['uses']}>
        {uses.map((use) => (
          <li key={JSON.stringify(use)}>{textOfUse(use, locale, t)}</li>
        ))}
      </ul>
    </div>
  );
}

function textOfUse(use: Use, locale: Locale, t: Translate<'editor'>): string {
  if (use.kind === 'version') return t('version', { id: use.id });
  if (use.kind === 'dish') return t('use_dish', { name: textIn(use.name, locale) });
  return t(`use_${use.kind}`, { page: pageName(use.page, t) });
}

/** Own pages are named by their address. */
function pageName(page: string, t: Translate<'editor'>): string {
  if (page === 'settings') return t('page_look');
  if (page === 'filial') return t('write_page_branches');
  return translateUnknown(t, `page_${page}`) ?? page;
}
