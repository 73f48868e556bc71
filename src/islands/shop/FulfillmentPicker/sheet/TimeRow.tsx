import type { Locale } from '#domain/locale.ts';
import { slotWithDay } from '#domain/schedule/day-words.ts';
import type { Translate } from '#domain/words.ts';
import { loadSlots } from '#stores/shop/slots.ts';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import type { SheetWords } from '../words.ts';
import { SlotMoved } from './SlotMoved.tsx';
import { useTime } from './use-time.ts';

const ClosedNow = lazyWithRetry(async () => (await import('./ClosedNow.tsx')).ClosedNow);

interface TimeProps {
  locale: Locale;
  t: Translate<SheetWords>;
}

/** The chosen time, as soon as possible by default, and the button that changes it; keeps its place until the times are known. */
export function TimeRow({ locale, t, onOpen }: TimeProps & { onOpen: () => void }) {
  const { hasTime, status, slot, first, soon } = useTime();
  if (hasTime && first === null && status !== 'pending') return null;
  const shown = hasTime && first && (slot ?? first);
  return (
    <div className="where-time-row">
      <Icon name="clock" sizePx={20} />
      {shown ? (
        <>
          <b>{soon && slot === null ? t('asapMinutes', { minutes: soon.minutes }) : slotWithDay(shown, Date.now(), locale, t)}</b>
          <button type="button" aria-haspopup="dialog" onClick={onOpen}>
            {t('time')}
          </button>
        </>
      ) : (
        <span>{t(hasTime ? 'loading' : 'timeLater')}</span>
      )}
    </div>
  );
}

/** Why the order can not be made at once: closed, paused, no time left, the times failed to load, or the chosen one is gone. */
export function TimeNotice({ locale, t }: TimeProps) {
  const { hasTime, status, restaurantId, problem, restaurant, pause, isOpen, first } = useTime();
  if (!hasTime) return null;
  if (status === 'error')
    return <ProblemState message={problem?.message ?? ''} retryLabel={t('retry')} onRetry={() => void loadSlots(restaurantId)} />;
  if (status !== 'success') return null;
  return (
    <>
      {!isOpen && <ClosedNow locale={locale} t={t} pause={pause} restaurant={restaurant} first={first} />}
      {first === null && pause === null && <ProblemState message={t('noSlots')} />}
      <SlotMoved locale={locale} t={t} />
    </>
  );
}
