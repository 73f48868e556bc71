import { type BlockChange, comparePages, type PageChange, type TextChange } from '#domain/content/pages/compare-pages.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { nameOfField } from '../blocks/form-part.ts';
import { DiffText } from '../DiffText.tsx';
import fieldStyles from '../Fields.module.css';
import styles from './Pages.module.css';
import { titleOfPage } from './page-title.ts';

interface PageDifferencesProps {
  locale: Locale;
  t: Translate<'editor'>;
  before: SitePages;
  after: SitePages;
}

/** How pages and their blocks differ: what was added, removed, moved and changed, and each text in each language. */
export function PageDifferences({ locale, t, before, after }: PageDifferencesProps) {
  return comparePages(before, after).map((change) => (
    <div key={`${change.change} ${change.page}`} className={styles['change']}>
      <p>
        <b>{titleOfPage(t, locale, change.change === 'removed' ? before : after, change.page)}</b>
        {change.change !== 'changed' && `: ${t(`diff_page_${change.change}`)}`}
      </p>
      {change.change !== 'removed' && <ChangedPage t={t} change={change} />}
    </div>
  ));
}

function ChangedPage({ t, change: { texts, hasOtherHead, blocks } }: { t: Translate<'editor'>; change: PageChange }) {
  return (
    <>
      <Texts t={t} texts={texts} />
      {hasOtherHead && <p className={fieldStyles['label']}>{t('diff_head')}</p>}
      {blocks.map((block) => (
        <div key={block.id}>
          <p className={fieldStyles['label']}>{nameOfChange(t, block)}</p>
          {block.change === 'changed' && <Texts t={t} texts={block.texts} />}
        </div>
      ))}
    </>
  );
}

function nameOfChange(t: Translate<'editor'>, { kind, change, place, texts }: BlockChange): string {
  const isElsewhere = change === 'changed' && texts.length === 0;
  return t(`diff_block_${isElsewhere ? 'other' : change}`, { name: t(`block_${kind}`), place });
}

function Texts({ t, texts }: { t: Translate<'editor'>; texts: readonly TextChange[] }) {
  return texts.map(({ path, locale, before, after }) => (
    <div key={`${path}.${locale}`}>
      <p className={fieldStyles['label']}>
        {nameOfField(t, path)}: {t(`lang_${locale}`)}
      </p>
      <DiffText t={t} before={before} after={after} />
    </div>
  ));
}
