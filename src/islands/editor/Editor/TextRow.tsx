import { textOf, type textRules, withText } from '#domain/content/fields.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { editSettings } from '#stores/editor/workspace.ts';
import { DiffText } from '#ui/office/DiffText/DiffText.tsx';
import { FieldComments } from './comments/FieldComments.tsx';
import styles from './Fields.module.css';
import { IssueList } from './IssueList.tsx';
import { LineField } from './LineField.tsx';
import type { Part } from './section-props.ts';
import { PageText } from './writing/PageText.tsx';

interface TextRowProps extends Part {
  rule: (typeof textRules)[number];
}

/** One text in the three languages side by side, each with its issues and its difference from the site. */
export function TextRow({ t, workspace, issues, rule }: TextRowProps) {
  const { field, isMarkdown } = rule;
  const write = (locale: Locale, text: string) => editSettings((settings) => withText(settings, field, locale, text));
  return (
    <fieldset className={styles['row']}>
      <legend>{t(`field_${field}`)}</legend>
      <FieldComments path={field} name={t(`field_${field}`)} />
      {isMarkdown && workspace.canPublish && <p className={styles['help']}>{t('write_help')}</p>}
      <div className={styles['three']}>
        {locales.map((locale) => {
          const text = textOf(workspace.draft.settings, field, locale);
          const published = textOf(workspace.published, field, locale);
          const own = issues.filter((issue) => issue.field === field && issue.locale === locale);
          const common = {
            label: `${t(`lang_${locale}`)} · ${t('letters', { count: text.length })}`,
            value: text,
            isReadOnly: !workspace.canPublish,
            onChange: (changed: string) => write(locale, changed),
          };
          const notes = (
            <>
              <IssueList t={t} issues={own} text={text} />
              {text !== published && (
                <DiffText texts={{ show: t('showDifference'), removed: t('removed'), added: t('added') }} before={published} after={text} />
              )}
            </>
          );
          return isMarkdown ? (
            <PageText key={locale} t={t} language={locale} {...common}>
              {notes}
            </PageText>
          ) : (
            <LineField key={locale} lang={locale} rows={2} {...common}>
              {notes}
            </LineField>
          );
        })}
      </div>
    </fieldset>
  );
}
