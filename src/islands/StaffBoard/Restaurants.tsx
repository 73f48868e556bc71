import { useEffect, useState } from 'react';
import { formatDateTime } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { addDays, dayOf, instantOf } from '#domain/schedule/clock.ts';
import { endOfOpenPause } from '#domain/schedule/opening.ts';
import type { Translate } from '#domain/words.ts';
import { type KitchenRestaurant, loadKitchenRestaurants, pauseRestaurant } from '#stores/staff/availability.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import styles from './Rows.module.css';

const DateField = lazyPart(async () => (await import('#ui/inputs/DateField/DateField.tsx')).DateField);

interface RestaurantsProps {
  say: Translate<'staff-board'>;
  locale: Locale;
  now: number;
  /** Counts up whenever a break may have begun or ended elsewhere. */
  changes: number;
}

const minuteMs = 60_000;
const breaks = [30, 60] as const;
const longestBreakDays = 365;

/** Which restaurant takes orders; a break for a while, or until a day. */
export function Restaurants({ say, locale, now, changes }: RestaurantsProps) {
  const [restaurants, setRestaurants] = useState<readonly KitchenRestaurant[] | null>(null);
  const load = async () => {
    const loaded = await loadKitchenRestaurants();
    if (loaded !== null) setRestaurants(loaded.filter(({ isActive }) => isActive));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with every change
  useEffect(() => void load(), [changes]);

  const pause = async (id: string, until: number | null) => {
    const answer = await pauseRestaurant(id, until === null ? null : new Date(until).toISOString());
    if (answer.ok) await load();
  };

  if (restaurants === null) return <Skeleton label={say('loading')} shape="row" />;
  return (
    <ul className={styles['rows']}>
      {restaurants.map(({ id, name, pausedUntil }) => (
        <li key={id}>
          <div className={styles['what']}>
            <b>{name}</b>
            <small className={pausedUntil === null ? styles['open'] : styles['closed']}>
              {pausedUntil === null
                ? say('takesOrders')
                : pausedUntil === endOfOpenPause
                  ? say('closedOpen')
                  : say('closedUntil', { time: formatDateTime(pausedUntil, locale) })}
            </small>
          </div>
          <div className={styles['choices']}>
            {pausedUntil !== null && <Button onClick={() => void pause(id, null)}>{say('openAgain')}</Button>}
            {breaks.map((minutes) => (
              <Button key={minutes} variant="soft" onClick={() => void pause(id, now + minutes * minuteMs)}>
                {say('pauseFor', { count: minutes })}
              </Button>
            ))}
            <Button variant="soft" onClick={() => void pause(id, instantOf(addDays(dayOf(now), 1), 0))}>
              {say('untilTomorrow')}
            </Button>
            <Button variant="soft" onClick={() => void pause(id, Date.parse(endOfOpenPause))}>
              {say('untilOpened')}
            </Button>
            <div className={styles['day']}>
              <DateField
                label={say('untilDay')}
                locale={locale}
                value=""
                min={addDays(dayOf(now), 1)}
                max={addDays(dayOf(now), longestBreakDays)}
                previousLabel={say('earlier')}
                nextLabel={say('later')}
                onChange={(day) => void pause(id, instantOf(day, 0))}
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
