import { type LocalizedText, locales } from '#domain/locale.ts';
import { isEmptyText } from '#domain/localized-text.ts';
import { mostMailingText, mostMailingTitle } from '#domain/order/mailing.ts';
import type { Translate } from '#domain/words.ts';
import { TextArea } from '#ui/inputs/TextArea/TextArea.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';

interface MailingTextsProps {
  t: Translate<'office-mailings'>;
  field: 'title' | 'text';
  value: LocalizedText;
  isTried: boolean;
  onChange: (value: LocalizedText) => void;
}

/** One text in three languages; what is missing in all of them is shown at the first. */
export function MailingTexts({ t, field, value, isTried, onChange }: MailingTextsProps) {
  const error = isTried && isEmptyText(value) ? t(`${field}_missing`) : null;
  return (
    <FieldGrid>
      {locales.map((language) => {
        const shared = {
          ...{ lang: language, label: `${t(field)} · ${language.toUpperCase()}`, value: value[language] },
          error: language === 'ru' ? error : null,
          onChange: (text: string) => onChange({ ...value, [language]: text }),
        };
        return field === 'title' ? (
          <TextField key={language} {...shared} maxLength={mostMailingTitle} autoComplete="off" />
        ) : (
          <TextArea key={language} {...shared} maxLength={mostMailingText} rows={5} />
        );
      })}
    </FieldGrid>
  );
}
