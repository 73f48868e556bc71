import { type SubmitEvent, useState } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
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
  onLimit: (portions: number | null) => Promise<void>;
}

const mostPortions = 9_999;

/** One dish or option: unlimited, limited to a number of portions, or sold out. */
export function StopRow({ t, locale, item, portions, onLimit }: StopRowProps) {
  const { name, image, group } = item;
  const [isBusy, setIsBusy] = useState(false);
  const state = portions === null ? 'enough' : portions === 0 ? 'out' : 'left';

  const limit = async (to: number | null) => {
    setIsBusy(true);
    await onLimit(to);
    setIsBusy(false);
  };

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
          </span>
        </small>
      </div>
      <LimitForm t={t} name={name} isEnough={state === 'enough'} isBusy={isBusy} limit={limit} />
    </li>
  );
}

interface LimitFormProps {
  t: Translate<'staff-board'>;
  name: string;
  isEnough: boolean;
  isBusy: boolean;
  limit: (portions: number | null) => Promise<void>;
}

/** Sets how many are left, or stops and restores by one press. */
function LimitForm({ t, name, isEnough, isBusy, limit }: LimitFormProps) {
  const [typed, setTyped] = useState('');
  const change = async (portions: number | null) => {
    await limit(portions);
    setTyped('');
  };
  const count = parseInRange(typed, { min: 0, max: mostPortions });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (count !== null) void change(count);
  };
  const toggle = isEnough ? 'stop' : 'restore';

  return (
    <form className={rowStyles['choices']} onSubmit={submit}>
      <label className={rowStyles['portions']}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={(typed !== '' && count === null) || undefined}
          placeholder={t('portions')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          aria-label={`${t('portions')}: ${name}`}
        />
      </label>
      <button type="submit" className={styles['small']} disabled={isBusy || count === null} aria-label={`${t('set')}: ${name}`}>
        {t('set')}
      </button>
      <button
        type="button"
        className={`${styles['small']} ${styles[toggle]}`}
        disabled={isBusy}
        onClick={() => void change(isEnough ? 0 : null)}
        aria-label={`${t(toggle)}: ${name}`}
      >
        {t(toggle)}
      </button>
    </form>
  );
}
