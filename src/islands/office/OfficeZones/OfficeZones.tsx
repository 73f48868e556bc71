import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { $loadedCatalog, loadCatalog } from '#stores/office/catalog-draft.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { ZoneWorkspace } from './ZoneWorkspace.tsx';

export interface OfficeZonesProps {
  locale: Locale;
  words: Words;
}

/**
 * The delivery zones of the catalog's draft, on a map and as a table, and who delivers to a point.
 *
 * ## Why an island?
 *
 * Polygons are drawn on a map or typed, checked while they change, and saved in the draft.
 */
export const OfficeZones = withErrorBoundary(function OfficeZones({ locale, words }: OfficeZonesProps) {
  const t = translator<'office-places'>(words);
  const catalog = useStore($loadedCatalog, { ssr: () => 'loading' as const });
  useEffect(() => void loadCatalog(), []);
  // the bar of unpublished changes says why there is no catalog
  if (catalog === 'failed') return null;
  if (catalog === 'loading') return <p role="status">{t('loading')}</p>;
  return (
    <Theme>
      <ZoneWorkspace t={t} locale={locale} catalog={catalog} />
    </Theme>
  );
});
