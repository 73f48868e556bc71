import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import type { Locale } from '#domain/locale.ts';
import { plural, translator, type Words } from '#domain/words.ts';
import { $catalog } from '#stores/office/catalog-draft.ts';
import { $publishing, $publishingProblem, $site, loadPublishing } from '#stores/office/publishing.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Changes } from './Changes.tsx';
import { Discarded } from './Discarded.tsx';
import { Links } from './Links.tsx';
import { Log } from './Log.tsx';
import { Plans } from './Plans.tsx';
import styles from './Publishing.module.css';
import type { Reading } from './reading.ts';
import { Versions } from './Versions.tsx';

export interface PublishingProps {
  locale: Locale;
  /** of the namespaces `publishing` and `publish-bar` */
  words: Words;
  /** what editors call the parts of the site and their values: of the namespace `editor` */
  siteWords: Words;
}

const noRecords: SoldRecords = {
  regions: [],
  districts: [],
  restaurants: [],
  zones: [],
  categories: [],
  modifierGroups: [],
  products: [],
  recommendations: [],
  promoCodes: [],
  loyalty: null,
};

/**
 * The unpublished changes of the catalog and the site, and how they reach customers: now or at a time; what waits for its time, what was
 * discarded, and the way back to what was live.
 *
 * ## Why an island?
 *
 * What is chosen, compared and published calls the API, and the list follows each change.
 */
export const Publishing = withErrorBoundary(function Publishing({ locale, words, siteWords }: PublishingProps) {
  const t = translator<'publishing' | 'publish-bar'>(words);
  const publishing = useStore($publishing, { ssr: () => null });
  const problem = useStore($publishingProblem, { ssr: () => null });
  const catalog = useStore($catalog, { ssr: () => null });
  const site = useStore($site, { ssr: () => null });
  useEffect(() => {
    void loadPublishing();
    // others change the drafts meanwhile
    const refresh = () => void (document.hidden || loadPublishing());
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);

  if (publishing === null) {
    if (problem === null) return <p role="status">{t('loading')}</p>;
    return (
      <p role="alert" className={styles['bar']}>
        {problem.message} <Button onClick={() => void loadPublishing()}>{t('retry')}</Button>
      </p>
    );
  }
  const { areas, changes, planned, discarded, revision } = publishing;
  const own = site === null ? [] : [...site.draft.pages.own, ...site.published.pages.own];
  const reading: Reading = { t, words, locale, records: catalog?.draft ?? noRecords, siteWords, own };
  return (
    <div className={styles['draft']}>
      <p role="status" className={styles['bar']}>
        {changes.length > 0 ? (
          <b>{plural<'publish-bar'>(words, 'unpublished', changes.length, locale)}</b>
        ) : (
          t(planned.length > 0 ? 'nothingNew' : 'nothing')
        )}
        {planned.length > 0 && <span className={styles['hint']}>{plural<'publish-bar'>(words, 'waiting', planned.length, locale)}</span>}
      </p>
      {changes.length > 0 && <Changes reading={reading} changes={changes} />}
      <Plans reading={reading} planned={planned} />
      {changes.length > 0 && <Links reading={reading} hasCatalog={areas.includes('catalog')} />}
      <Discarded reading={reading} sets={discarded} />
      <Versions reading={reading} revision={revision} />
      {areas.includes('content') && <Log reading={reading} />}
    </div>
  );
});
