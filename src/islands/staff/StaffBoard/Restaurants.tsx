import { useEffect, useState } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import { addDays, dayOf, instantOf } from '#domain/schedule/clock.ts';
import { dayAndClock } from '#domain/schedule/day-words.ts';
import { endOfOpenPause } from '#domain/schedule/opening.ts';
import type { Translate } from '#domain/words.ts';
import { loadStaffRestaurants, pauseRestaurant, type StaffRestaurant } from '#stores/staff/availability.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import styles from './Rows.module.css';

const DateField = lazyWithRetry(async () => (await import('#ui/inputs/DateField/DateField.tsx')).DateField);

interface RestaurantsProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  now: number;
  /** Increased whenever a pause may have started or ended elsewhere. */
  changes: number;
}

const minuteMs = 60_000;
const breaks = [15, 30, 60] as const;
const longestBreakDays = 365;

/** Which restaurants accept orders; pauses one for a while, or until a day. */
export function Restaurants({ t, locale, now, changes }: RestaurantsProps) {
  const { restaurants, load, retry } = useRestaurants(changes);
  const pause = async (id: string, until: number | null) => {
    const result = await pauseRestaurant(id, until === null ? null : new Date(until).toISOString());
    if (result.ok) await load();
  };

  if (restaurants === null) return <Skeleton label={t('loading')} shape="row" />;
  if (restaurants === 'failed') return <ProblemState message={t('loadFailed')} retryLabel={t('retry')} onRetry={retry} />;
  return (
    <ul className={styles['rows']}>
      {restaurants.map(({ id, name, pausedUntil }) => (
        <li key={id}>
          <div className={styles['what']}>
            <b lang={foreignLanguage(name, locale)}>{name}</b>
            <small className={pausedUntil === null ? styles['open'] : styles['closed']}>
              {pausedUntil === null
                ? t('takesOrders')
                : pausedUntil === endOfOpenPause
                  ? t('closedOpen')
                  : t('closedUntil', { time: dayAndClock(Date.parse(pausedUntil), now, locale) })}
            </small>
          </div>
          <div className={styles['choices']}>
            {pausedUntil !== null && <Button onClick={() => void pause(id, null)}>{t('openAgain')}</Button>}
            {breaks.map((minutes) => (
              <Button key={minutes} variant="soft" onClick={() => void pause(id, now + minutes * minuteMs)}>
                {t('pauseFor', { count: minutes })}
              </Button>
            ))}
            <Button variant="soft" onClick={() => void pause(id, instantOf(addDays(dayOf(now), 1), 0))}>
              {t('untilTomorrow')}
            </Button>
            <Button variant="soft" onClick={() => void pause(id, Date.parse(endOfOpenPause))}>
              {t('untilOpened')}
            </Button>
            <div className={styles['day']}>
              <DateField
                label={t('untilDay')}
                locale={locale}
                value=""
                min={addDays(dayOf(now), 1)}
                max={addDays(dayOf(now), longestBreakDays)}
                previousLabel={t('earlier')}
                nextLabel={t('later')}
                onChange={(day) => void pause(id, instantOf(day, 0))}
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The restaurants that are on the menu, loaded again with every change; null while they load first. */
function useRestaurants(changes: number) {
  const [restaurants, setRestaurants] = useState<readonly StaffRestaurant[] | 'failed' | null>(null);
  const load = async () => {
    const loaded = await loadStaffRestaurants();
    if (loaded !== null) setRestaurants(loaded.filter(({ isActive }) => isActive));
    else setRestaurants((shown) => shown ?? 'failed');
  };
  const retry = () => {
    setRestaurants(null);
    void load();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again with every change
  useEffect(() => void load(), [changes]);
  return { restaurants, load, retry };
}
