import { type SubmitEvent, useState } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatClock } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { parseTime } from '#domain/office/typed-calendar.ts';
import { dayOf, instantOf, minutesOf } from '#domain/schedule/clock.ts';
import { parseInRange } from '#domain/typed-number.ts';
import type { Translate } from '#domain/words.ts';
import { DishImage } from '#ui/DishImage/DishImage.tsx';
import rowStyles from './Rows.module.css';
import styles from './StaffBoard.module.css';

export interface StopItem {
  readonly key: { readonly productId?: Id; readonly modifierOptionId?: Id };
  readonly name: string;
  readonly image: string | null;
  /** A dish's category, or an option's group. */
  readonly group: string;
}

interface StopRowProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  item: StopItem;
  /** the number of remaining portions; null: unlimited */
  portions: number | null;
  /** when the limit ends, in milliseconds since the epoch; null: when it is changed */
  until: number | null;
  now: number;
  onLimit: SetLimit;
}

/** @param moreAt when there are more, in milliseconds since the epoch; null: not known */
export type SetLimit = (portions: number | null, moreAt: number | null) => Promise<void>;

const mostPortions = 9_999;

/** One dish or option: unlimited, limited to a number of portions, or sold out. */
export function StopRow({ t, locale, item, portions, until, now, onLimit }: StopRowProps) {
  const { name, image, group } = item;
  const [isBusy, setIsBusy] = useState(false);
  const state = portions === null ? 'enough' : portions === 0 ? 'out' : 'left';

  const limit: SetLimit = async (to, moreAt) => {
    setIsBusy(true);
    await onLimit(to, moreAt);
    setIsBusy(false);
  };
  const moreAt = until !== null && dayOf(until) === dayOf(now) ? until : null;

  return (
    <li data-state={state} aria-busy={isBusy || undefined}>
      <span className={rowStyles['tile']} aria-hidden="true">
        {image === null ? name.trim().slice(0, 1) : <DishImage image={image} sizePx={36} isLazy />}
      </span>
      <div className={rowStyles['what']}>
        <b lang={foreignLanguage(name, locale)}>{name}</b>
        <small>
          {group && <span lang={foreignLanguage(group, locale)}>{group} · </span>}
          <span className={state === 'enough' ? rowStyles['open'] : rowStyles['closed']}>
            {state === 'left' ? t('left', { count: portions ?? 0 }) : t(state)}
            {moreAt !== null && ` · ${t('moreFrom', { time: formatClock(minutesOf(moreAt)) })}`}
          </span>
        </small>
      </div>
      <LimitForm t={t} name={name} portions={portions} moreAt={moreAt} now={now} isBusy={isBusy} limit={limit} />
    </li>
  );
}

interface LimitFormProps extends Pick<StopRowProps, 't' | 'portions' | 'now'> {
  name: string;
  /** when there are more today; a changed number of portions keeps it */
  moreAt: number | null;
  isBusy: boolean;
  limit: SetLimit;
}

/** Sets how many are left and when there are more, or stops and restores by one press. */
function LimitForm({ t, name, portions, moreAt, now, isBusy, limit }: LimitFormProps) {
  const [typed, setTyped] = useState('');
  const [time, setTime] = useState('');
  const change: SetLimit = async (to, until) => {
    await limit(to, until);
    setTyped('');
    setTime('');
  };
  // a time alone changes the limit that there is
  const count = typed === '' && time !== '' ? portions : parseInRange(typed, { min: 0, max: mostPortions });
  const typedTime = laterToday(time, now);
  const isWrongTime = time !== '' && typedTime === null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (count !== null && !isWrongTime) void change(count, typedTime ?? moreAt);
  };
  const isEnough = portions === null;
  const toggle = isEnough ? 'stop' : 'restore';

  return (
    <form className={rowStyles['choices']} onSubmit={submit}>
      <Field
        label={`${t('portions')}: ${name}`}
        hint={t('portions')}
        value={typed}
        isWrong={typed !== '' && count === null}
        onChange={setTyped}
      />
      {(typed !== '' || !isEnough) && (
        <Field label={`${t('moreAt')}: ${name}`} hint={t('moreAt')} value={time} isWrong={isWrongTime} onChange={setTime} />
      )}
      <button
        type="submit"
        className={styles['small']}
        disabled={isBusy || count === null || isWrongTime}
        aria-label={`${t('set')}: ${name}`}
      >
        {t('set')}
      </button>
      <button
        type="button"
        className={`${styles['small']} ${styles[toggle]}`}
        disabled={isBusy}
        onClick={() => void change(isEnough ? 0 : null, null)}
        aria-label={`${t(toggle)}: ${name}`}
      >
        {t(toggle)}
      </button>
    </form>
  );
}

interface FieldProps {
  label: string;
  hint: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

function Field({ label, hint, value, isWrong, onChange }: FieldProps) {
  return (
    <label className={rowStyles['portions']}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-label={label}
      />
    </label>
  );
}

/** The instant of a typed time of this day that is still to come; null: it is none. */
function laterToday(text: string, now: number): number | null {
  const minutes = parseTime(text);
  return minutes === null || minutes <= minutesOf(now) || minutes >= 1440 ? null : instantOf(dayOf(now), minutes);
}
