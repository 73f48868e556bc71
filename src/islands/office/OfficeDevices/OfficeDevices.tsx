import { useEffect, useEffectEvent } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { loadStaffRestaurants } from '#stores/staff/availability.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordList } from '#ui/office/RecordList/RecordList.tsx';
import { useLoadedData } from '#ui/office/use-loaded-data.ts';
import { CounterPart } from './CounterPart.tsx';
import styles from './OfficeDevices.module.css';
import { PrinterPart } from './PrinterPart.tsx';

export interface OfficeDevicesProps {
  locale: Locale;
  words: Words;
  siteUrl: string;
}

const everyMs = 5_000;

/**
 * What stands beside the boards of restaurants: the screens at their counters and their receipt printers (R-BOARD-2, R-BOARD-3).
 *
 * ## Why an island?
 *
 * A printer is tried from the page, and how many tickets wait changes while it is open.
 */
export const OfficeDevices = withErrorBoundary(function OfficeDevices({ locale, words, siteUrl }: OfficeDevicesProps) {
  const t = translator<'office-devices'>(words);
  const { data: restaurants, load } = useLoadedData(loadStaffRestaurants);
  const look = useEffectEvent(() => void load());
  const isWaiting = typeof restaurants === 'object' && restaurants.some(({ printer }) => printer !== null && printer.waiting > 0);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [isWaiting]);

  if (restaurants === 'loading' || restaurants === 'failed') {
    return <LoadState state={restaurants} loading={t('loading')} failed={t('loadFailed')} retry={t('retry')} onRetry={load} />;
  }
  return (
    <Theme>
      <div className={styles['devices']}>
        <p className={styles['hint']}>{t('about')}</p>
        {restaurants.length === 0 && <p>{t('noRestaurants')}</p>}
        <RecordList>
          {restaurants.map((restaurant) => (
            <li key={restaurant.id} className={styles['restaurant']}>
              <h2 lang={foreignLanguage(restaurant.name, locale)}>{restaurant.name}</h2>
              <CounterPart t={t} restaurant={restaurant} siteUrl={siteUrl} onChanged={load} />
              <PrinterPart t={t} locale={locale} restaurant={restaurant} onChanged={load} />
            </li>
          ))}
        </RecordList>
      </div>
    </Theme>
  );
});
