import type { Locale } from '#domain/locale.ts';
import { locales } from '#domain/locale.ts';
import { mostPrice } from '#domain/typed-number.ts';
import type { Translate } from '#domain/words.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import forms from './Forms.module.css';
import { newOption, type OptionDraft } from './group-draft.ts';
import styles from './OfficeMenu.module.css';

interface OptionFieldsProps {
  t: Translate<'office-menu'>;
  locale: Locale;
  options: readonly OptionDraft[];
  onChange: (options: readonly OptionDraft[]) => void;
}

/** The options of a group; at least one. */
export function OptionFields({ t, locale, options, onChange }: OptionFieldsProps) {
  const change = (at: number, values: Partial<OptionDraft>) =>
    onChange(options.map((option, index) => (index === at ? { ...option, ...values } : option)));
  return (
    <section className={forms['options']} aria-label={t('options')}>
      <h3>{t('options')}</h3>
      {options.map((option, at) => {
        const title = textIn(option.name, locale) || t('option', { place: at + 1 });
        return (
          <fieldset key={String(option.id)} className={forms['option']}>
            <legend>{title}</legend>
            {locales.map((language) => (
              <TextField
                key={language}
                lang={language}
                label={`${t('name')}, ${t(`lang_${language}`)}`}
                autoComplete="off"
                value={option.name[language]}
                onChange={(text) => change(at, { name: { ...option.name, [language]: text } })}
              />
            ))}
            <NumberField
              locale={locale}
              label={t('optionPrice')}
              min={-mostPrice}
              max={mostPrice}
              value={option.price}
              onChange={(price) => change(at, { price })}
            />
            {(['isDefault', 'isAvailable'] as const).map((flag) => (
              <label key={flag} className={styles['check']}>
                <input type="checkbox" checked={option[flag]} onChange={(event) => change(at, { [flag]: event.currentTarget.checked })} />
                {t(flag === 'isDefault' ? flag : 'optionAvailable')}
              </label>
            ))}
            {options.length > 1 && (
              <Button
                variant="ghost"
                aria-label={t('deleteOf', { name: title })}
                onClick={() => onChange(options.filter((_, index) => index !== at))}
              >
                {t('delete')}
              </Button>
            )}
          </fieldset>
        );
      })}
      <Button variant="soft" onClick={() => onChange([...options, newOption()])}>
        {t('addOption')}
      </Button>
    </section>
  );
}
