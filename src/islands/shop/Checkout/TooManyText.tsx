import { formatClock, formatDayMonth } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { dayOf, minutesOf } from '#domain/schedule/clock.ts';
import type { Translate } from '#domain/words.ts';
import { PhoneLinks } from '#ui/PhoneLinks.tsx';
import type { TooMany } from './order-problem.ts';

interface TooManyTextProps {
  tooMany: TooMany;
  t: Translate<'checkout'>;
  locale: Locale;
}

/** Which limit of unpaid orders is reached, when the next order can be placed, and which phone to call before that. */
export function TooManyText({ tooMany: { limit, figure, opensAt, phone }, t, locale }: TooManyTextProps) {
  const time = opensAt === null ? '' : timeOf(opensAt, locale);
  const aboutOpen = opensAt === null ? t('opensLater') : t('opensAbout', { time });
  const opens = { open: aboutOpen, hour: t('opensAt', { time }), slot: null }[limit];
  return (
    <>
      {t(`tooMany_${limit}`, { figure })}
      {opens !== null && ` ${opens}`}
      {phone !== null && (
        <>
          {` ${t('callUs')} `}
          <PhoneLinks phone={phone} />
        </>
      )}
    </>
  );
}

/** The time, with the date when it is not today. */
function timeOf(instant: number, locale: Locale): string {
  const clock = formatClock(minutesOf(instant));
  return dayOf(instant) === dayOf(Date.now()) ? clock : `${clock}, ${formatDayMonth(dayOf(instant), locale)}`;
}
