import type { Translate } from '#domain/words.ts';
import { Select } from '#ui/Select/Select.tsx';
import forms from '../Forms.module.css';
import type { DishChoice } from './use-dish-choices.ts';

interface SuggestedProps {
  t: Translate<'office-menu'>;
  /** the other dishes */
  choices: readonly DishChoice[];
  suggested: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The dishes that are suggested beside this one, in the order in which they are shown. */
export function Suggested({ t, choices, suggested, onChange }: SuggestedProps) {
  const names = new Map(choices.map(({ value, label }) => [value, label]));
  const others = choices.filter(({ value }) => !suggested.includes(value));
  return (
    <fieldset className={forms['checks']}>
      <legend>{t('suggested')}</legend>
      {suggested.map((id) => {
        const name = names.get(id) ?? id;
        return (
          <span key={id} className={forms['tag']}>
            {name}
            <button type="button" aria-label={t('removeOf', { name })} onClick={() => onChange(suggested.filter((one) => one !== id))}>
              ×
            </button>
          </span>
        );
      })}
      <Select
        label={t('suggest')}
        placeholder={t('choose')}
        options={others}
        value={null}
        onChange={(id) => onChange([...suggested, id])}
      />
    </fieldset>
  );
}
