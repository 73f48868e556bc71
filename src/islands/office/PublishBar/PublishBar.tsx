import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { translator, type Words } from '#domain/words.ts';
import { $catalog, $catalogProblem, loadCatalog } from '#stores/office/catalog-draft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { PublishBar as Bar } from '#ui/office/PublishBar/PublishBar.tsx';
import styles from './PublishBar.module.css';

export interface PublishBarProps {
  locale: Locale;
  words: Words;
}

/**
 * How many changes of the catalog are not published, with the way to publish them. On every page that changes the catalog.
 *
 * ## Why an island?
 *
 * The count follows each change of the page.
 */
export const PublishBar = withErrorBoundary(function PublishBar({ locale, words }: PublishBarProps) {
  const t = translator<'publish-bar'>(words);
  const catalog = useStore($catalog, { ssr: () => null });
  const problem = useStore($catalogProblem, { ssr: () => null });
  useEffect(() => {
    void loadCatalog();
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
  if (catalog === null) {
    return (
      <p role="status" className={styles['bar']}>
        {t('loading')}
      </p>
    );
  }
  return (
    <div className={styles['bar']}>
      <Bar locale={locale} words={words} count={catalog.changes.length} planned={catalog.planned}>
        {catalog.changes.length > 0 && <a href={`/preview/catalog${pagePath('home', locale)}`}>{t('preview')}</a>}
      </Bar>
    </div>
  );
});
