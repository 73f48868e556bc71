import type { LocalizedText } from '#domain/locale.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import type { useFieldError } from '#ui/inputs/use-field-error.ts';
import type { MenuProps } from './menu-props.ts';
import { ThreeLanguages } from './ThreeLanguages.tsx';

interface NameFieldsProps extends Pick<MenuProps, 't' | 'locale'> {
  name: LocalizedText;
  ofName: ReturnType<typeof useFieldError>;
  onChange: (name: LocalizedText) => void;
}

/** A name in three languages; one of them is enough. */
export function NameFields({ t, locale, name, ofName, onChange }: NameFieldsProps) {
  return (
    <ThreeLanguages
      t={t}
      locale={locale}
      error={ofName.message}
      fields={(language) => (
        <TextField
          label={t('name')}
          autoComplete="off"
          value={name[language]}
          {...(language === locale && { ref: ofName.field, error: ofName.message, required: true })}
          onChange={(text) => {
            ofName.clear();
            onChange({ ...name, [language]: text });
          }}
        />
      )}
    />
  );
}
