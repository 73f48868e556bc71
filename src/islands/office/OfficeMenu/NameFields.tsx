import type { ReactNode } from 'react';
import type { Locale, LocalizedText } from '#domain/locale.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import type { MenuProps } from './menu-props.ts';
import { ThreeLanguages } from './ThreeLanguages.tsx';

interface NameFieldsProps extends Pick<MenuProps, 't' | 'locale'> {
  name: LocalizedText;
  isWrong: boolean;
  onChange: (name: LocalizedText) => void;
  /** more fields of a language, and the one with an error of them */
  more?: { readonly fields: (language: Locale) => ReactNode; readonly wrongIn: Locale | null };
}

/** A name in three languages; one of them is enough. */
export function NameFields({ t, locale, name, isWrong, onChange, more }: NameFieldsProps) {
  const error = isWrong ? t('nameMissing') : null;
  return (
    <ThreeLanguages
      t={t}
      locale={locale}
      error={error}
      wrongIn={more?.wrongIn ?? null}
      fields={(language) => (
        <>
          <TextField
            label={t('name')}
            autoComplete="off"
            value={name[language]}
            {...(language === locale && { error, required: true })}
            onChange={(text) => onChange({ ...name, [language]: text })}
          />
          {more?.fields(language)}
        </>
      )}
    />
  );
}
