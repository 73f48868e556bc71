import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import { endOfBusinessDay, startOfBusinessDay } from '#domain/schedule/business-day.ts';
import { addDays, dayOf } from '#domain/schedule/clock.ts';
import { endOfOpenPause } from '#domain/schedule/opening.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { pauseText } from './pause-text.ts';
import styles from './Rows.module.css';
import { useRestaurants } from './use-restaurants.ts';

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
  const { restaurants, retry, pause } = useRestaurants(changes);

  if (restaurants === null) return <Skeleton label={t('loading')} shape="row" />;
  if (restaurants === 'failed') return <ProblemState message={t('loadFailed')} retryLabel={t('retry')} onRetry={retry} />;
  return (
    <ul className={styles['rows']}>
      {restaurants.map(({ id, name, pausedUntil }) => (
        <li key={id}>
          <div className={styles['what']}>
            <b lang={foreignLanguage(name, locale)}>{name}</b>
            <small className={pausedUntil === null ? styles['open'] : styles['closed']}>{pauseText(t, pausedUntil, now, locale)}</small>
          </div>
          <div className={styles['choices']}>
            {pausedUntil !== null && <Button onClick={() => void pause(id, null)}>{t('openAgain')}</Button>}
            {breaks.map((minutes) => (
              <Button key={minutes} variant="soft" onClick={() => void pause(id, now + minutes * minuteMs)}>
                {t('pauseFor', { count: minutes })}
              </Button>
            ))}
            <Button variant="soft" onClick={() => void pause(id, endOfBusinessDay(now))}>
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
                onChange={(day) => void pause(id, startOfBusinessDay(day))}
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
