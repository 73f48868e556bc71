import type { PageLink } from '#domain/content/pages/blocks.ts';
import { noText } from '#domain/localized-text.ts';
import { Button } from '#ui/Button/Button.tsx';
import fieldStyles from '../Fields.module.css';
import { IssueList } from '../IssueList.tsx';
import { LineField } from '../LineField.tsx';
import { SelectField } from '../SelectField.tsx';
import { useWrittenText } from '../use-written-text.ts';
import { linkAddress } from '../writing/link-address.ts';
import { useLinkTargets } from '../writing/use-link-targets.ts';
import styles from './Blocks.module.css';
import { type Edit, type FormPart, fieldsOf } from './form-part.ts';
import { Lines } from './Lines.tsx';

interface LinkFieldsProps {
  part: FormPart;
  value: PageLink;
  edit: Edit<PageLink>;
}

/** The text of a link, and where it leads: to a page of this site, or to another address. */
export function LinkFields({ part, value, edit }: LinkFieldsProps) {
  const field = fieldsOf(part, value, edit);
  return (
    <>
      <Lines {...field('label')} />
      <TargetFields {...field('href')} />
    </>
  );
}

export function OptionalLink({ part, value, edit }: { part: FormPart; value: PageLink | null; edit: Edit<PageLink | null> }) {
  const { t } = part;
  if (value === null) {
    return (
      <div>
        <Button variant="soft" onClick={() => edit(() => ({ label: noText, href: '/' }))}>
          {t('link_add')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <LinkFields part={part} value={value} edit={(change) => edit((link) => (link === null ? null : change(link)))} />
      <div>
        <Button variant="ghost" onClick={() => edit(() => null)}>
          {t('write_unlink')}
        </Button>
      </div>
    </>
  );
}

/** An address that is not valid yet stays in its field, and the link keeps the last valid one. */
function TargetFields({ part, value, edit }: { part: FormPart; value: string; edit: Edit<string> }) {
  const { t, locale, issues, path } = part;
  const targets = useLinkTargets(t, locale);
  const isPage = targets.some((target) => target.path === value);
  const [text, write] = useWrittenText(isPage ? '' : shown(value), (written) => {
    const address = linkAddress(written);
    if (address === null || address.startsWith('#')) return null;
    edit(() => address);
    return shown(address);
  });
  return (
    <div className={fieldStyles['three']} data-path={path}>
      <SelectField
        label={t('write_linkTo')}
        value={isPage ? value : ''}
        options={[...targets.map((target) => ({ value: target.path, label: target.label })), { value: '', label: t('write_otherAddress') }]}
        onChange={(chosen) => edit(() => chosen)}
        path={path}
      >
        {isPage && <IssueList t={t} issues={issues.filter((issue) => issue.path === path)} />}
      </SelectField>
      {!isPage && (
        <LineField label={t('write_linkAddress')} value={text} maxLength={2_000} onChange={write}>
          <p className={styles['hint']}>{t('write_linkHint')}</p>
          {text.trim() !== '' && linkAddress(text) === null && <p className={styles['limit']}>{t('write_linkWrong')}</p>}
          <IssueList t={t} issues={issues.filter((issue) => issue.path === path)} />
        </LineField>
      )}
    </div>
  );
}

/** An address as an editor writes it. */
function shown(href: string): string {
  return href.replace(/^(mailto|tel):/, '');
}
