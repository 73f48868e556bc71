import type { ReactNode } from 'react';
import { pageLimits } from '#domain/content/pages/blocks.ts';
import { type Locale, type LocalizedText, locales } from '#domain/locale.ts';
import { FieldComments } from '../comments/FieldComments.tsx';
import fieldStyles from '../Fields.module.css';
import { IssueList } from '../IssueList.tsx';
import { LineField } from '../LineField.tsx';
import { PageText } from '../writing/PageText.tsx';
import styles from './Blocks.module.css';
import { type Edit, type FormPart, inField, nameOfField } from './form-part.ts';

interface TextProps {
  part: FormPart;
  value: LocalizedText;
  edit: Edit<LocalizedText>;
  isOptional?: boolean;
  /** what the editor should know before writing */
  hint?: string;
}

/** One line in the three languages side by side. */
export function Lines({ part, value, edit, isOptional = false, hint }: TextProps) {
  const { t, path } = part;
  return (
    <TextGroup part={part} isOptional={isOptional} hint={hint}>
      {(locale) => (
        <LineField
          key={locale}
          lang={locale}
          label={t(`lang_${locale}`)}
          value={value[locale]}
          {...(/\.(value|name)$/.test(path) ? {} : { rows: 1 })}
          maxLength={pageLimits.line}
          onChange={(text) => inField(edit, locale)(() => text.replace(/[\r\n]+/g, ' '))}
        >
          <TextNotes part={part} locale={locale} value={value} most={pageLimits.line} />
        </LineField>
      )}
    </TextGroup>
  );
}

/** Markdown in the three languages side by side, written as it looks. */
export function Texts({ part, value, edit, isOptional = false, hint }: TextProps) {
  const { t } = part;
  return (
    <TextGroup part={part} isOptional={isOptional} hint={hint}>
      {(locale) => (
        <PageText
          key={locale}
          t={t}
          language={locale}
          label={t(`lang_${locale}`)}
          value={value[locale]}
          onChange={(text) => inField(edit, locale)(() => text)}
        >
          <TextNotes part={part} locale={locale} value={value} most={pageLimits.markdown} />
        </PageText>
      )}
    </TextGroup>
  );
}

interface TextGroupProps {
  part: FormPart;
  isOptional: boolean;
  hint: string | undefined;
  children: (locale: Locale) => ReactNode;
}

function TextGroup({ part: { t, path, heading }, isOptional, hint, children }: TextGroupProps) {
  const name = nameOfField(t, path);
  return (
    <fieldset className={fieldStyles['texts']} data-path={path}>
      <legend className={name === heading ? 'hidden' : undefined}>
        {name}
        {isOptional && <span className={styles['optional']}> {t('part_optional')}</span>}
      </legend>
      <FieldComments path={path} name={name} />
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      <div className={fieldStyles['three']}>{locales.map(children)}</div>
    </fieldset>
  );
}

interface TextNotesProps extends Omit<TextProps, 'hint' | 'isOptional' | 'edit'> {
  locale: Locale;
  most: number;
}

/** The issues of a text, and that it can't be longer. */
function TextNotes({ part: { t, issues, path }, locale, value, most }: TextNotesProps) {
  const own = issues.filter((issue) => issue.path === path && issue.locale === locale);
  const { length } = value[locale];
  return (
    <>
      <IssueList t={t} issues={own} text={value[locale]} />
      {length === most && <p className={styles['limit']}>{t('part_mostLetters', { most })}</p>}
    </>
  );
}
