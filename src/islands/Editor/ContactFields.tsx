import type { ReactNode } from 'react';
import { type Locale, locales } from '#domain/locale.ts';
import type { SocialLink } from '#domain/site-settings.ts';
import { editSettings } from '#stores/editor/workspace.ts';
import styles from './Fields.module.css';
import { IssueList } from './IssueList.tsx';
import { LineField } from './LineField.tsx';
import type { Part } from './section-props.ts';
import { useWrittenText } from './use-written-text.ts';

const networks: readonly SocialLink['name'][] = ['tg', 'ins', 'fb'];

/** Phones, mail and social networks. */
export function ContactFields({ say, desk, remarks }: Part) {
  const { callCenterPhone, email } = desk.draft.settings;
  const isReadOnly = !desk.canPublish;
  const about = (field: string, locale: Locale | null = null) =>
    remarks.filter((remark) => remark.field === field && remark.locale === locale);
  return (
    <>
      <div className={styles['three']}>
        <LineField
          label={say('field_callCenterPhone')}
          value={callCenterPhone}
          isReadOnly={isReadOnly}
          onChange={(text) => editSettings((settings) => ({ ...settings, callCenterPhone: text }))}
        >
          <IssueList say={say} remarks={about('callCenterPhone')} />
        </LineField>
        <LineField
          label={say('field_email')}
          value={email}
          isReadOnly={isReadOnly}
          onChange={(text) => editSettings((settings) => ({ ...settings, email: text }))}
        >
          <IssueList say={say} remarks={about('email')} />
        </LineField>
      </div>
      <fieldset className={styles['row']}>
        <legend>{say('field_phones')}</legend>
        <div className={styles['three']}>
          {locales.map((locale) => (
            <PhonesField key={locale} say={say} desk={desk} locale={locale}>
              <IssueList say={say} remarks={about('phones', locale)} />
            </PhonesField>
          ))}
        </div>
      </fieldset>
      <SocialFields say={say} desk={desk}>
        <IssueList say={say} remarks={about('socials')} />
      </SocialFields>
    </>
  );
}

interface PhonesFieldProps extends Pick<Part, 'say' | 'desk'> {
  locale: Locale;
  children: ReactNode;
}

function PhonesField({ say, desk, locale, children }: PhonesFieldProps) {
  const [text, write] = useWrittenText(desk.draft.settings.phones[locale].join('\n'), (written) => {
    const list = written
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    editSettings((settings) => ({ ...settings, phones: { ...settings.phones, [locale]: list } }));
    return list.join('\n');
  });
  return (
    <LineField label={say(`lang_${locale}`)} value={text} rows={3} maxLength={600} isReadOnly={!desk.canPublish} onChange={write}>
      {children}
    </LineField>
  );
}

/** One address for each network; an empty one is no link. */
function SocialFields({ say, desk, children }: Pick<Part, 'say' | 'desk'> & { children: ReactNode }) {
  return (
    <fieldset className={styles['row']}>
      <legend>{say('field_socials')}</legend>
      <div className={styles['three']}>
        {networks.map((name) => (
          <SocialField key={name} say={say} desk={desk} name={name} />
        ))}
      </div>
      {children}
    </fieldset>
  );
}

function SocialField({ say, desk, name }: Pick<Part, 'say' | 'desk'> & { name: SocialLink['name'] }) {
  const current = desk.draft.settings.socials.find((social) => social.name === name)?.url ?? '';
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
    <LineField label={say(`social_${name}`)} type="url" value={text} maxLength={2_000} isReadOnly={!desk.canPublish} onChange={write} />
  );
}
