import type { ReactNode } from 'react';
import { type Locale, locales } from '#domain/locale.ts';
import type { SocialLink } from '#domain/site-settings.ts';
import { editSettings } from '#stores/editor/workspace.ts';
import { FieldComments } from './comments/FieldComments.tsx';
import styles from './Fields.module.css';
import { IssueList } from './IssueList.tsx';
import { LineField } from './LineField.tsx';
import type { Part } from './section-props.ts';
import { useWrittenText } from './use-written-text.ts';

const networks: readonly SocialLink['name'][] = ['tg', 'ins', 'fb'];

/** Phones, email and social networks. */
export function ContactFields({ t, workspace, issues }: Part) {
  const { callCenterPhone, email } = workspace.draft.settings;
  const isReadOnly = !workspace.canPublish;
  const about = (field: string, locale: Locale | null = null) => issues.filter((issue) => issue.field === field && issue.locale === locale);
  return (
    <>
      <div className={`${styles['row']} ${styles['three']}`}>
        <LineField
          label={t('field_callCenterPhone')}
          path="callCenterPhone"
          value={callCenterPhone}
          isReadOnly={isReadOnly}
          onChange={(text) => editSettings((settings) => ({ ...settings, callCenterPhone: text }))}
        >
          <IssueList t={t} issues={about('callCenterPhone')} />
        </LineField>
        <LineField
          label={t('field_email')}
          path="email"
          value={email}
          isReadOnly={isReadOnly}
          onChange={(text) => editSettings((settings) => ({ ...settings, email: text }))}
        >
          <IssueList t={t} issues={about('email')} />
        </LineField>
      </div>
      <fieldset className={styles['row']}>
        <legend>{t('field_phones')}</legend>
        <FieldComments path="phones" name={t('field_phones')} />
        <div className={styles['three']}>
          {locales.map((locale) => (
            <PhonesField key={locale} t={t} workspace={workspace} locale={locale}>
              <IssueList t={t} issues={about('phones', locale)} />
            </PhonesField>
          ))}
        </div>
      </fieldset>
      <SocialFields t={t} workspace={workspace}>
        <IssueList t={t} issues={about('socials')} />
      </SocialFields>
    </>
  );
}

interface PhonesFieldProps extends Pick<Part, 't' | 'workspace'> {
  locale: Locale;
  children: ReactNode;
}

function PhonesField({ t, workspace, locale, children }: PhonesFieldProps) {
  const [text, write] = useWrittenText(workspace.draft.settings.phones[locale].join('\n'), (written) => {
    const list = written
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    editSettings((settings) => ({ ...settings, phones: { ...settings.phones, [locale]: list } }));
    return list.join('\n');
  });
  return (
    <LineField label={t(`lang_${locale}`)} value={text} rows={3} maxLength={600} isReadOnly={!workspace.canPublish} onChange={write}>
      {children}
    </LineField>
  );
}

/** One URL for each network; an empty field removes the link. */
function SocialFields({ t, workspace, children }: Pick<Part, 't' | 'workspace'> & { children: ReactNode }) {
  return (
    <fieldset className={styles['row']}>
      <legend>{t('field_socials')}</legend>
      <FieldComments path="socials" name={t('field_socials')} />
      <div className={styles['three']}>
        {networks.map((name) => (
          <SocialField key={name} t={t} workspace={workspace} name={name} />
        ))}
      </div>
      {children}
    </fieldset>
  );
}

function SocialField({ t, workspace, name }: Pick<Part, 't' | 'workspace'> & { name: SocialLink['name'] }) {
  const current = workspace.draft.settings.socials.find((social) => social.name === name)?.url ?? '';
  const [text, write] = useWrittenText(current, (written) => {
    const url = written.trim();
    if (url !== '' && !/^https?:\/\/[^\s/]+/.test(url)) return null;
    editSettings((settings) => {
      const others = settings.socials.filter((social) => social.name !== name);
      return { ...settings, socials: url === '' ? others : [...others, { name, url }] };
    });
    return url;
  });
  return (
    <LineField label={t(`social_${name}`)} type="url" value={text} maxLength={2_000} isReadOnly={!workspace.canPublish} onChange={write} />
  );
}
