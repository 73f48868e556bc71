import type { ReactNode } from 'react';
import { textIn } from '#domain/content/pages/block-view.ts';
import type { Locale } from '#domain/locale.ts';
import { pictureSource } from '#domain/menu/dish-picture.ts';
import { objectPosition } from '#domain/menu/focal-point.ts';
import type { Translate } from '#domain/words.ts';
import type { WireLibraryPicture } from '#stores/editor/pictures.ts';
import { Button } from '#ui/Button/Button.tsx';
import fieldStyles from '../Fields.module.css';
import { LineField } from '../LineField.tsx';
import styles from './Library.module.css';
import type { Library } from './use-library.ts';

interface LibraryGridProps {
  locale: Locale;
  t: Translate<'editor'>;
  library: Library;
  onPress: (picture: WireLibraryPicture) => void;
  /** stands beside the search */
  children?: ReactNode;
}

/** A search, and the pictures that it finds. */
export function LibraryGrid({ locale, t, library, onPress, children }: LibraryGridProps) {
  const { found, search, isUnused } = library;
  return (
    <div className={styles['library']}>
      <div className={styles['bar']}>
        <LineField label={t('library_search')} type="search" value={search} onChange={library.setSearch} />
        <label className={fieldStyles['check']}>
          <input type="checkbox" checked={isUnused} onChange={({ currentTarget }) => library.setUnused(currentTarget.checked)} />
          {t('library_unused')}
        </label>
        {children}
      </div>
      <p role="status" className={styles['count']}>
        {found === 'loading' ? t('library_loading') : found === 'failed' ? '' : countText(t, found.total, search !== '' || isUnused)}
      </p>
      {found === 'failed' && (
        <p role="alert">
          {t('library_failed')}{' '}
          <button type="button" className={fieldStyles['textButton']} onClick={library.reload}>
            {t('retry')}
          </button>
        </p>
      )}
      {typeof found === 'object' && (
        <>
          <ul className={styles['grid']}>
            {found.pictures.map((picture) => (
              <li key={picture.hash}>
                <Tile locale={locale} t={t} picture={picture} onPress={onPress} />
              </li>
            ))}
          </ul>
          {found.pictures.length < found.total && (
            <div>
              <Button variant="soft" onClick={() => void library.showMore()}>
                {t('library_more')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function countText(t: Translate<'editor'>, total: number, isFiltered: boolean): string {
  if (total > 0) return t('library_count', { count: total });
  return t(isFiltered ? 'library_nothing' : 'library_empty');
}

interface TileProps extends Pick<LibraryGridProps, 'locale' | 't' | 'onPress'> {
  picture: WireLibraryPicture;
}

function Tile({ locale, t, picture, onPress }: TileProps) {
  const name = textIn(picture.alt, locale) || t('library_unnamed');
  const isIncomplete = Object.values(picture.alt).some((text) => text.trim() === '');
  const { src, color, isPhoto } = pictureSource(picture.image, 'row');
  return (
    <button type="button" className={styles['tile']} onClick={() => onPress(picture)}>
      <img
        src={src}
        alt=""
        width="320"
        height="240"
        loading="lazy"
        data-photo={isPhoto}
        style={{ background: color, objectPosition: objectPosition(picture.focus) ?? undefined }}
      />
      <span className={styles['name']}>{name}</span>
      {isIncomplete && <span className={styles['warning']}>{t('library_noAlt')}</span>}
      {picture.uses.length === 0 && <span className={styles['note']}>{t('library_notUsed')}</span>}
    </button>
  );
}
