import type { Locale } from '#domain/locale.ts';
import { TextArea } from '#ui/inputs/TextArea/TextArea.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import forms from '../Forms.module.css';
import type { MenuProps } from '../menu-props.ts';
import { ThreeLanguages } from '../ThreeLanguages.tsx';
import type { DishDraft } from './dish-draft.ts';

interface DishTextsProps extends Pick<MenuProps, 't' | 'locale'> {
  draft: DishDraft;
  /** of the name */
  error: string | null;
  onChange: (values: Partial<DishDraft>) => void;
}

const longestName = 200;

/** Name, description and weight in three languages; Russian is shown where another one is empty, and takes another one's text where it is. */
export function DishTexts({ t, locale, draft, error, onChange }: DishTextsProps) {
  const { name, description, unit } = draft;
  const fields = (language: Locale) => (
    <>
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={longestName}
        value={name[language]}
        {...(language === locale && { error, required: true })}
        onChange={(text) => onChange({ name: { ...name, [language]: text } })}
      />
      <TextArea
        label={t('description')}
        value={description[language]}
        onChange={(text) => onChange({ description: { ...description, [language]: text } })}
      />
      <TextField
        label={t('unit')}
        autoComplete="off"
        value={unit[language]}
        onChange={(text) => onChange({ unit: { ...unit, [language]: text } })}
      />
    </>
  );
  return (
    <div className={forms['texts']}>
      <ThreeLanguages t={t} locale={locale} error={error} fields={fields} />
    </div>
  );
}
