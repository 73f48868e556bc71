import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { formatClock } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { groupByDayPart } from '#domain/schedule/day-part.ts';
import { dayLabel, slotWithDay, startDay } from '#domain/schedule/day-words.ts';
import { findSlot, type OfferedSlot, type SlotDay, slotRange } from '#domain/schedule/time-slot.ts';
import type { Translate } from '#domain/words.ts';
import { $quote } from '#stores/shop/quote.ts';
import { isSameSlot, takeSlot } from '#stores/shop/slots.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Chips } from '#ui/Chips/Chips.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Sheet } from '#ui/Sheet/Sheet.tsx';
import type { SheetWords } from '../words.ts';
import { useTime } from './use-time.ts';

interface TimeSheetProps {
  locale: Locale;
  t: Translate<SheetWords>;
  title: string;
  opened: boolean;
  onClose: () => void;
}

/** The time of the order: as soon as possible, or a slot of a day, folded by the parts of the day. */
export function TimeSheet({ locale, t, title, opened, onClose }: TimeSheetProps) {
  const { days, slot, first, soon } = useTime();
  const name = useId();
  const unavailable = useStore($quote).quote?.unavailable ?? [];
  const offHours = unavailable.flatMap((dish) => (dish.served ? [`${dish.name} (${dish.served})`] : []));
  const chosen = slot && findSlot(days, slot);
  const shown = chosen ?? first;
  const day = days.find(({ slots }) => slots.some((one) => shown !== null && isSameSlot(one, shown)));
  const takeDay = (wanted: SlotDay | undefined) => {
    const free = wanted && freeOf(wanted);
    if (free) takeSlot(first && isSameSlot(free, first) ? null : free);
  };
  const asap = soon && t('asapNote', { minutes: soon.minutes, time: formatClock(minutesOf(soon.latest)) });
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <Button wide onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {offHours.length > 0 && (
        <p role="status" className="where-off-hours">
          {offHours.join('; ')}
        </p>
      )}
      <div className="where-days">
        <Chips
          grid
          legend={t('day')}
          chips={days.map((one) => ({ value: one.day, label: dayLabel(one.day, Date.now(), locale, t), disabled: freeOf(one) === null }))}
          value={day?.day ?? null}
          onChange={(value) => takeDay(days.find((one) => one.day === value))}
        />
      </div>
      <fieldset className="where-times">
        <legend>{t('time')}</legend>
        {first && (
          <label className="where-asap">
            <input type="radio" name={name} checked={chosen === null} onChange={() => takeSlot(null)} />
            <span>
              <Icon name="clock" sizePx={20} />
              <span className="where-texts">
                <b>{t('asap')}</b>
                <small>{asap ?? slotWithDay(first, Date.now(), locale, t)}</small>
              </span>
              <Icon name="check" sizePx={20} />
            </span>
          </label>
        )}
        {day && <DayParts key={day.day} name={name} day={day} first={first} chosen={chosen} locale={locale} t={t} />}
      </fieldset>
    </Sheet>
  );
}

interface DayPartsProps {
  name: string;
  day: SlotDay;
  /** the slot of "as soon as possible", which stands above */
  first: OfferedSlot | null;
  /** null: as soon as possible */
  chosen: OfferedSlot | null;
  locale: Locale;
  t: Translate<SheetWords>;
}

/** The slots of a day; the part with the chosen one, or the first with a free one, is open. */
function DayParts({ name, day, first, chosen, locale, t }: DayPartsProps) {
  const others = day.slots.filter((slot) => first === null || !isSameSlot(slot, first));
  const parts = groupByDayPart(others);
  const wanted = chosen ?? others.find((slot) => slot.isAvailable);
  return parts.map(({ part, slots }) => (
    <details key={slots[0]?.start} className="where-fold" open={slots.some((one) => wanted && isSameSlot(one, wanted))}>
      <summary>
        <b>{t(`part_${part}`)}</b>
        <small>{rangeOf(slots)}</small>
        <Icon name="chevron-right" sizePx={18} />
      </summary>
      <div className="chips-grid">
        {slots.map((slot) => (
          <label key={`${slot.day} ${slot.start}`} className="chip">
            <input
              type="radio"
              name={name}
              checked={chosen !== null && isSameSlot(slot, chosen)}
              disabled={!slot.isAvailable}
              onChange={() => takeSlot(slot)}
            />
            <span>
              {slotRange(slot)}
              {startDay(slot) !== day.day && <small>{dayLabel(startDay(slot), Date.now(), locale, t)}</small>}
            </span>
          </label>
        ))}
      </div>
    </details>
  ));
}

function freeOf(day: SlotDay): OfferedSlot | null {
  return day.slots.find((slot) => slot.isAvailable) ?? null;
}

/** From the start of the first slot to the end of the last one. */
function rangeOf(slots: readonly OfferedSlot[]): string {
  const [first, last] = [slots[0], slots.at(-1)];
  return first && last ? slotRange({ start: first.start, end: last.end }) : '';
}
