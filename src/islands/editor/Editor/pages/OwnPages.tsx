import { useState } from 'react';
import { pageLimits } from '#domain/content/pages/blocks.ts';
import type { PageIssue } from '#domain/content/pages/lint-pages.ts';
import type { OwnPage, SitePages } from '#domain/content/pages/site-pages.ts';
import { ownTitle } from '#domain/content/part-name.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { editPages } from '#stores/editor/workspace.ts';
import { recordToResume } from '#stores/lib/unsaved.ts';
import { Button } from '#ui/Button/Button.tsx';
import blockStyles from '../blocks/Blocks.module.css';
import { inField } from '../blocks/form-part.ts';
import { SortableList } from '../blocks/SortableList.tsx';
import { NewPage } from './NewPage.tsx';
import { OwnPageForm } from './OwnPageForm.tsx';
import styles from './Pages.module.css';

export interface OwnPagesProps {
  locale: Locale;
  t: Translate<'editor'>;
  pages: SitePages;
  issues: readonly PageIssue[];
  /** the page that is open; null: the list */
  openId: string | null;
  onOpen: (id: string | null) => void;
}

/** The own pages in the order of their links, and the one that is open. */
export function OwnPages({ locale, t, pages, issues, openId, onOpen }: OwnPagesProps) {
  const [isNew, setNew] = useState(() => recordToResume('page') !== null);
  const open = pages.own.find(({ id }) => id === openId);
  if (open !== undefined) {
    return <OwnPageForm key={open.id} locale={locale} t={t} pages={pages} page={open} issues={issues} onClose={() => onOpen(null)} />;
  }
  const create = (page: OwnPage) => {
    editPages((old) => ({ ...old, own: [...old.own, page] }));
    setNew(false);
    onOpen(page.id);
  };
  const titleOf = (page: OwnPage) => ownTitle(page, locale);
  return (
    <section className={blockStyles['blocks']} aria-label={t('page_own')}>
      <h2>{t('page_own')}</h2>
      <p className={blockStyles['hint']}>{t(pages.own.length === 0 ? 'own_none' : 'own_help')}</p>
      <SortableList
        t={t}
        items={pages.own}
        edit={inField(editPages, 'own')}
        idOf={({ id }) => id}
        nameOf={titleOf}
        header={(page) => (
          <button type="button" className={styles['open']} onClick={() => onOpen(page.id)}>
            <b>{titleOf(page)}</b>
            <span className={blockStyles['hint']}>{`/p/${page.slug} · ${t(`own_place_${page.place}`)}`}</span>
            <Count t={t} count={issues.filter((issue) => issue.page === `/p/${page.slug}`).length} />
          </button>
        )}
      />
      {pages.own.length >= pageLimits.ownPages ? (
        <p className={blockStyles['limit']}>{t('item_most', { most: pageLimits.ownPages })}</p>
      ) : (
        <div>
          <Button onClick={() => setNew(true)}>{t('own_new')}</Button>
        </div>
      )}
      {isNew && <NewPage t={t} own={pages.own} onCreate={create} onClose={() => setNew(false)} />}
    </section>
  );
}

function Count({ t, count }: { t: Translate<'editor'>; count: number }) {
  return count > 0 && <span className={styles['note']}>{t('issuesCount', { count })}</span>;
}
