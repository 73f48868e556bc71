import type { ContentIssue } from '#domain/content/lint-content.ts';
import type { Translate } from '#domain/words.ts';
import styles from './Fields.module.css';

interface IssueListProps {
  t: Translate<'editor'>;
  issues: readonly ContentIssue[];
  /** fixes what can be fixed automatically; null: nothing can be changed */
  onFix?: (() => void) | null;
}

const mostShown = 6;

export function IssueList({ t, issues, onFix = null }: IssueListProps) {
  if (issues.length === 0) return null;
  return (
    <ul className={styles['issues']}>
      {issues.map(({ rule, found, isBlocking }) => (
        <li key={rule} className={isBlocking ? styles['blocking'] : undefined}>
          {rule === 'missing' || rule === 'too_complex' ? t(`issue_${rule}`) : t(`issue_${rule}`, { found: shown(rule, found) })}
          {rule === 'apostrophes' && onFix !== null && (
            <button type="button" className={styles['textButton']} onClick={onFix}>
              {t('fix')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function shown(rule: ContentIssue['rule'], found: readonly string[]): string {
  if (rule === 'too_long') return found.join(' / ');
  return [...found.slice(0, mostShown), ...(found.length > mostShown ? ['…'] : [])].join(', ');
}
