import { formatClock, formatDayMonth, formatPhone } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { dayOf, minutesOf } from '#domain/schedule/clock.ts';
import type { Say } from '#domain/words.ts';
import type { TooMany } from './order-problem.ts';

interface TooManyTextProps {
  tooMany: TooMany;
  say: Say;
  locale: Locale;
}

/** Which limit of unpaid orders is reached, when the next order can be placed, and whom to call before. */
export function TooManyText({ tooMany: { limit, figure, opensAt, phone }, say, locale }: TooManyTextProps) {
  const opens = { open: opensAt === null ? 'opensLater' : 'opensAbout', hour: 'opensAt', slot: null }[limit];
  return (
    <>
      {say(`tooMany_${limit}`, { figure })}
      {opens !== null && ` ${say(opens, { time: opensAt === null ? '' : timeOf(opensAt, locale) })}`}
      {phone !== null && (
        <>
          {` ${say('callUs')} `}
          <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>
        </>
      )}
    </>
  );
}

/** The hour, with the date when it is not today. */
function timeOf(instant: number, locale: Locale): string {
  const clock = formatClock(minutesOf(instant));
  return dayOf(instant) === dayOf(Date.now()) ? clock : `${clock}, ${formatDayMonth(dayOf(instant), locale)}`;
}
