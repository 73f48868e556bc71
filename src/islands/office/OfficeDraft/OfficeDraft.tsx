import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { plural, translator, type Words } from '#domain/words.ts';
import { $catalog, $catalogProblem, loadCatalog } from '#stores/office/catalog-draft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import styles from './OfficeDraft.module.css';
import { Plans } from './Plans.tsx';
import { Publishing } from './Publishing.tsx';
import type { Reading } from './reading.ts';
import { Versions } from './Versions.tsx';

export interface OfficeDraftProps {
  locale: Locale;
  words: Words;
}

/**
 * The unpublished changes of the catalog: how many, which, and how they reach customers. On every page that changes the catalog.
 *
 * ## Why an island?
 *
 * The count follows each change of the page, and publishing calls the API.
 */
export const OfficeDraft = withErrorBoundary(function OfficeDraft({ locale, words }: OfficeDraftProps) {
  const t = translator<'office-draft'>(words);
  const catalog = useStore($catalog, { ssr: () => null });
  const problem = useStore($catalogProblem, { ssr: () => null });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void loadCatalog();
    // the first steps lead to what is to be published
    if (window.location.hash === '#changes') setOpen(true);
    // others change the draft meanwhile
    const refresh = () => void (document.hidden || loadCatalog());
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);

  if (problem !== null && catalog === null) {
    return (
      <p role="alert" className={styles['bar']}>
        {problem.message} {problem.code !== 'PUBLISHED_ELSEWHERE' && <Button onClick={() => void loadCatalog()}>{t('retry')}</Button>}
      </p>
    );
  }
  if (catalog === null) return <p role="status">{t('loading')}</p>;
  const { changes, planned, draft, revision } = catalog;
  const reading: Reading = { t, words, locale, records: draft };
  return (
    <section className={styles['draft']} aria-label={t('show')}>
      <div className={styles['bar']}>
        <p role="status">
          {changes.length === 0 ? (
            t(planned.length > 0 ? 'nothingPlanned' : 'nothing')
          ) : (
            <b>{plural<'office-draft'>(words, 'unpublished', changes.length, locale)}</b>
          )}
        </p>
        {changes.length > 0 && (
          <a className={styles['preview']} href={`/preview/catalog${pagePath('home', locale)}`}>
            {t('preview')}
          </a>
        )}
        <Button variant={changes.length === 0 ? 'ghost' : 'soft'} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hide' : 'show')}
        </Button>
      </div>
      {isOpen && (
        <>
          <Publishing reading={reading} changes={changes} />
          <Plans reading={reading} planned={planned} />
          <Versions reading={reading} revision={revision} />
        </>
      )}
    </section>
  );
});
