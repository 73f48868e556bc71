import { useId, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { endTelegramGroup, loadTelegramGroups } from '#stores/office/telegram-groups.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordList } from '#ui/office/RecordList/RecordList.tsx';
import { useLoadedData } from '#ui/office/use-loaded-data.ts';
import { type GroupOfRestaurant, GroupRow } from './GroupRow.tsx';
import styles from './OfficeGroups.module.css';

export interface OfficeGroupsProps {
  locale: Locale;
  words: Words;
}

/**
 * Connects the groups of restaurants in Telegram by commands with codes, and ends them (R-MSG-12).
 *
 * ## Why an island?
 *
 * A code is made by a tap, and the list changes when the bot has got it.
 */
export const OfficeGroups = withErrorBoundary(function OfficeGroups({ locale, words }: OfficeGroupsProps) {
  const t = translator<'office-groups'>(words);
  const id = useId();
  const { data: loaded, load } = useLoadedData(loadTelegramGroups);
  const [status, setStatus] = useState('');
  const end = async (restaurant: GroupOfRestaurant) => {
    if (await endTelegramGroup(restaurant.id)) setStatus(t('ended'));
    await load();
  };

  return (
    <section className={styles['groups']} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <p>{t('about')}</p>
      {(loaded === 'loading' || loaded === 'failed') && (
        <LoadState state={loaded} loading={t('loading')} failed={t('loadFailed')} retry={t('retry')} onRetry={load} />
      )}
      {typeof loaded === 'object' && loaded.bot === null && <p>{t('noBot')}</p>}
      {typeof loaded === 'object' && loaded.bot !== null && loaded.restaurants.length === 0 && <p>{t('noRestaurants')}</p>}
      {typeof loaded === 'object' && loaded.bot !== null && (
        <RecordList>
          {loaded.restaurants.map((restaurant) => (
            <li key={restaurant.id}>
              <GroupRow {...{ t, locale, restaurant, bot: loaded.bot ?? '' }} onRefresh={load} onEnd={() => end(restaurant)} />
            </li>
          ))}
        </RecordList>
      )}
      <p role="status" className={styles['hint']}>
        {status}
      </p>
    </section>
  );
});
