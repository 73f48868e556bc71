import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type Weekday, weekdays } from '#domain/schedule/calendar.ts';
import { formatWeekdays } from '#domain/schedule/week-names.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckGroup } from '#ui/office/CheckGroup/CheckGroup.tsx';
import styles from './CalendarForm.module.css';

interface CopyDayProps {
  t: Translate<'office-places'>;
  locale: Locale;
  weekday: Weekday;
  /** the name of the weekday */
  day: string;
  onCopy: (days: readonly Weekday[]) => void;
}

/** Gives the hours of one day to others. */
export function CopyDay({ t, locale, weekday, day, onCopy }: CopyDayProps) {
  const others = weekdays.filter((other) => other !== weekday);
  const [chosen, setChosen] = useState<readonly Weekday[] | null>(null);
  if (chosen === null) {
    return (
      <Button variant="ghost" aria-label={t('copyFrom', { day })} onClick={() => setChosen(others)}>
        {t('copy')}
      </Button>
    );
  }
  return (
    <div className={styles['copy']}>
      <CheckGroup
        legend={t('copyFrom', { day })}
        items={others.map((value) => ({ value, label: formatWeekdays(value, value, locale) }))}
        chosen={chosen}
        onChange={setChosen}
      >
        <Button
          variant="soft"
          onClick={() => {
            onCopy(chosen);
            setChosen(null);
          }}
        >
          {t('copyHere')}
        </Button>
        <Button variant="ghost" onClick={() => setChosen(null)}>
          {t('cancel')}
        </Button>
      </CheckGroup>
    </div>
  );
}
