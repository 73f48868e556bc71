import { type ReactNode, useState } from 'react';
import { type Locale, locales } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import forms from './Forms.module.css';

interface ThreeLanguagesProps {
  t: Translate<'office-menu'>;
  locale: Locale;
  /** The error of the name, which is shown in the language of the screen. */
  error?: string | null;
  /** the language with an error of another field, which must be visible to take the focus */
  wrongIn?: Locale | null;
  /** The fields of one language. */
  fields: (language: Locale) => ReactNode;
}

/** The same fields in three languages, side by side; on a phone one at a time. */
export function ThreeLanguages({ t, locale, error = null, wrongIn = null, fields }: ThreeLanguagesProps) {
  const [shown, setShown] = useState(locale);
  // the field must be visible to take the focus
  const visible = error === null ? (wrongIn ?? shown) : locale;
  return (
    <div className={forms['languages']} data-shown={visible}>
      <div className={forms['tabs']}>
        <Segmented
          legend={t('language')}
          options={locales.map((value) => ({ value, label: t(`lang_${value}`) }))}
          value={visible}
          onChange={setShown}
        />
      </div>
      {locales.map((language) => (
        <fieldset key={language} lang={language} className={forms['language']} data-language={language}>
          <legend lang={locale}>{t(`lang_${language}`)}</legend>
          {fields(language)}
        </fieldset>
      ))}
    </div>
  );
}
