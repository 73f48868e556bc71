import { type Banner, bannerLimits } from '#domain/content/pages/banners.ts';
import type { BannerIssue } from '#domain/content/pages/lint-banners.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { type Edit, inField } from '../blocks/form-part.ts';
import { FieldComments } from '../comments/FieldComments.tsx';
import fieldStyles from '../Fields.module.css';
import { IssueList } from '../IssueList.tsx';
import { LineField } from '../LineField.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { BannerLinkFields } from './BannerLinkFields.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import styles from './Banners.module.css';

export interface BannerFormProps {
  locale: Locale;
  t: Translate<'editor'>;
  banner: Banner;
  /** of this banner */
  issues: readonly BannerIssue[];
  edit: Edit<Banner>;
}

/** Texts, picture, time and link of one banner, and how home shows it. */
export function BannerForm({ locale, t, banner, issues, edit }: BannerFormProps) {
  const of = (field: BannerIssue['field']) => issues.filter((issue) => issue.field === field);
  return (
    <div className={styles['form']}>
      {(['title', 'text'] as const).map((field) => (
        <BannerTexts key={field} t={t} id={banner.id} field={field} value={banner[field]} issues={of(field)} edit={inField(edit, field)} />
      ))}
      <PictureField
        t={t}
        label={t('banner_picture')}
        value={banner.picture}
        mostLetters={bannerLimits.alt}
        path={`${banner.id}.picture`}
        onChange={(picture) => edit((old) => ({ ...old, picture }))}
      />
      <div className={fieldStyles['three']}>
        {(['from', 'until'] as const).map((field) => (
          <LineField
            key={field}
            label={t(`banner_${field}`)}
            type="datetime-local"
            value={banner[field] ?? ''}
            max="9999-12-31T23:59"
            onChange={(minute) => edit((old) => ({ ...old, [field]: minute.slice(0, 16) || null }))}
            path={`${banner.id}.${field}`}
          >
            <p className={styles['help']}>{t(`banner_${field}Hint`)}</p>
          </LineField>
        ))}
      </div>
      {of('times').length > 0 && (
        <ul className={fieldStyles['issues']}>
          <li className={fieldStyles['blocking']}>{t('banner_timesSwapped')}</li>
        </ul>
      )}
      <BannerLinkFields locale={locale} t={t} link={banner.link} edit={inField(edit, 'link')} path={`${banner.id}.link`} />
      <IssueList t={t} issues={of('link').flatMap((issue) => (issue.rule === 'times_swapped' ? [] : [{ ...issue, rule: issue.rule }]))} />
      <BannerPreview t={t} id={banner.id} />
    </div>
  );
}

interface BannerTextsProps extends Pick<BannerFormProps, 't' | 'issues'> {
  /** of the banner */
  id: string;
  field: 'title' | 'text';
  value: Banner['title'];
  edit: Edit<Banner['title']>;
}

function BannerTexts({ t, id, field, value, issues, edit }: BannerTextsProps) {
  return (
    <fieldset className={fieldStyles['texts']}>
      <legend>{t(`banner_${field}`)}</legend>
      <FieldComments path={`${id}.${field}`} name={t(`banner_${field}`)} />
      <div className={fieldStyles['three']}>
        {locales.map((language) => {
          const own = issues.flatMap((issue) =>
            issue.locale !== language || issue.rule === 'times_swapped' ? [] : [{ ...issue, rule: issue.rule }],
          );
          return (
            <LineField
              key={language}
              label={t(`lang_${language}`)}
              lang={language}
              value={value[language]}
              maxLength={bannerLimits[field]}
              onChange={(text) => inField(edit, language)(() => text)}
            >
              <IssueList t={t} issues={own} text={value[language]} />
            </LineField>
          );
        })}
      </div>
    </fieldset>
  );
}
