import { type LocalizedText, locales } from '#domain/locale.ts';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { FieldGrid } from './FieldGrid.tsx';

interface LanguageFieldsProps {
  label: string;
  value: LocalizedText;
  /** of all three: shown at the first one */
  error?: string | null;
  onChange: (value: LocalizedText) => void;
}

/** One text in three languages, side by side. */
export function LanguageFields({ label, value, error = null, onChange }: LanguageFieldsProps) {
  return (
    <FieldGrid>
      {locales.map((locale) => (
        <TextField
          key={locale}
          lang={locale}
          label={`${label} · ${locale.toUpperCase()}`}
          value={value[locale]}
          error={locale === 'ru' ? error : null}
          onChange={(text) => onChange({ ...value, [locale]: text })}
        />
      ))}
    </FieldGrid>
  );
}
