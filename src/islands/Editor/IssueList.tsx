import type { Remark } from '#domain/content/lint-content.ts';
import type { Translate } from '#domain/words.ts';
import styles from './Fields.module.css';

interface IssueListProps {
  say: Translate<'editor'>;
  remarks: readonly Remark[];
  /** mends what can be mended by itself; null: nothing can be changed */
  onMend?: (() => void) | null;
}

const mostShown = 6;

export function IssueList({ say, remarks, onMend = null }: IssueListProps) {
  if (remarks.length === 0) return null;
  return (
    <ul className={styles['remarks']}>
      {remarks.map(({ rule, found, isBlocking }) => (
        <li key={rule} className={isBlocking ? styles['blocking'] : undefined}>
          {rule === 'missing' || rule === 'too_complex' ? say(`remark_${rule}`) : say(`remark_${rule}`, { found: shown(rule, found) })}
          {rule === 'apostrophes' && onMend !== null && (
            <button type="button" className={styles['mend']} onClick={onMend}>
              {say('mend')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function shown(rule: Remark['rule'], found: readonly string[]): string {
  if (rule === 'too_long') return found.join(' / ');
  return [...found.slice(0, mostShown), ...(found.length > mostShown ? ['…'] : [])].join(', ');
}
