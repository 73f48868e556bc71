import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import { endOfOpenPause } from '#domain/schedule/opening.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './Intake.module.css';
import { pauseText } from './pause-text.ts';
import { useRestaurants } from './use-restaurants.ts';

interface IntakeProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  now: number;
  /** Increased whenever a pause may have started or ended elsewhere. */
  changes: number;
  /** The board is that of one restaurant. */
  isOne: boolean;
}

const breakMinutes = 15;
const minuteMs = 60_000;

/** A break, a stop and opening again by one press; a board of several restaurants names those that are closed, and opens them (R-BOARD-7). */
export function Intake({ t, locale, now, changes, isOne }: IntakeProps) {
  const { restaurants, pause } = useRestaurants(changes);
  const known = Array.isArray(restaurants) ? restaurants : [];
  const shown = isOne ? known : known.filter(({ pausedUntil }) => pausedUntil !== null);
  if (!isOne && shown.length === 0) return null;
  return (
    <ul className={styles['intake']} aria-label={t('intake')} data-one={isOne ? '' : undefined}>
      {shown.map(({ id, name, pausedUntil }) => (
        <li key={id} data-closed={pausedUntil === null ? undefined : ''}>
          <span>
            {!isOne && <span lang={foreignLanguage(name, locale)}>{name}: </span>}
            <b>{pauseText(t, pausedUntil, now, locale)}</b>
          </span>
          {pausedUntil !== null && (
            <Button onClick={() => void pause(id, null)} aria-label={isOne ? undefined : `${t('openAgain')}: ${name}`}>
              {t('openAgain')}
            </Button>
          )}
          {isOne && pausedUntil === null && (
            <Button variant="soft" onClick={() => void pause(id, now + breakMinutes * minuteMs)}>
              {t('pauseFor', { count: breakMinutes })}
            </Button>
          )}
          {isOne && pausedUntil !== endOfOpenPause && (
            <Button variant="soft" onClick={() => void pause(id, Date.parse(endOfOpenPause))}>
              {t('stopOrders')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
