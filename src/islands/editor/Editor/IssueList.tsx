import { useContext } from 'react';
import type { ContentIssue } from '#domain/content/lint-content.ts';
import type { PromoRule } from '#domain/content/pages/lint-banners.ts';
import type { PageRule } from '#domain/content/pages/lint-pages.ts';
import { fixApostrophes } from '#domain/content/uzbek-apostrophe.ts';
import type { Translate } from '#domain/words.ts';
import styles from './Fields.module.css';
import { RewriteContext } from './rewrite.ts';

/** An issue of the settings' texts or of a page. */
interface ShownIssue {
  readonly rule: ContentIssue['rule'] | PageRule | PromoRule;
  readonly found: readonly string[];
  readonly isBlocking: boolean;
}

interface IssueListProps {
  t: Translate<'editor'>;
  issues: readonly ShownIssue[];
  /** the text that they are about, which its field can fix */
  text?: string;
}

const mostShown = 6;

export function IssueList({ t, issues, text }: IssueListProps) {
  const rewrite = useContext(RewriteContext);
  if (issues.length === 0) return null;
  return (
    <ul className={styles['issues']}>
      {issues.map(({ rule, found, isBlocking }) => (
        <li key={rule} className={isBlocking ? styles['blocking'] : undefined}>
          {issueText(t, { rule, found })}
          {rule === 'apostrophes' && rewrite !== null && text !== undefined && (
            <button type="button" className={styles['textButton']} onClick={() => rewrite(fixApostrophes(text))}>
              {t('fix')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function issueText(t: Translate<'editor'>, { rule, found }: Omit<ShownIssue, 'isBlocking'>): string {
  switch (rule) {
    case 'missing':
    case 'missing_alt':
    case 'missing_picture':
    case 'missing_link':
    case 'too_complex':
      return t(`issue_${rule}`);
    default:
      return t(`issue_${rule}`, { found: shown(rule, found) });
  }
}

function shown(rule: ShownIssue['rule'], found: readonly string[]): string {
  if (rule === 'too_long') return found.join(' / ');
  return [...found.slice(0, mostShown), ...(found.length > mostShown ? ['…'] : [])].join(', ');
}
