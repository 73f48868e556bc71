import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { leaveForms, recordToResume } from '#stores/lib/unsaved.ts';
import { $loadedCatalog, loadCatalog } from '#stores/office/catalog-draft.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { useResume } from '#ui/office/unsaved/use-resume.ts';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { Codes } from './Codes.tsx';
import styles from './OfficePromo.module.css';
import { Points } from './Points.tsx';

export interface OfficePromoProps {
  locale: Locale;
  words: Words;
  isReadOnly?: boolean;
}

const views = ['codes', 'points'] as const;
const parts = { codes: Codes, points: Points };

/**
 * The promo codes of the catalog's draft with their uses, and the rules of points.
 *
 * ## Why an island?
 *
 * The forms check what is typed and save it in the draft, whose changes are published together.
 */
export const OfficePromo = withErrorBoundary(function OfficePromo({ locale, words, isReadOnly = false }: OfficePromoProps) {
  const t = translator<'office-promo'>(words);
  const catalog = useStore($loadedCatalog, { ssr: () => 'loading' as const });
  const [view, setView] = useState<(typeof views)[number]>('codes');
  useEffect(() => void loadCatalog(), []);
  useResume(
    typeof catalog === 'object',
    () => recordToResume('points'),
    () => setView('points'),
  );

  // the bar of unpublished changes says why there is no catalog
  if (catalog === 'failed') return null;
  if (catalog === 'loading') return <p role="status">{t('loading')}</p>;
  const Part = parts[view];
  return (
    <Theme>
      <div className={styles['promo']}>
        <div className={styles['views']}>
          <Segmented
            legend={t('views')}
            options={views.map((value) => ({ value, label: t(`view_${value}`) }))}
            value={view}
            onChange={(next) => void leaveForms(() => setView(next))}
          />
        </div>
        <Part t={t} locale={locale} words={words} catalog={catalog} isReadOnly={isReadOnly} />
      </div>
    </Theme>
  );
});
