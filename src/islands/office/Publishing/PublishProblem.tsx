import { translateUnknown } from '#domain/words.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { readCatalogIssues } from '#stores/office/problem-details.ts';
import { isStale } from '#stores/office/publishing.ts';
import { placeOfIssue } from './differences.ts';
import styles from './Publishing.module.css';
import type { Reading } from './reading.ts';

/** Why nothing was published, each contradiction by its record. */
export function PublishProblem({ reading, problem }: { reading: Reading; problem: ApiProblem }) {
  const { t } = reading;
  const issues = readCatalogIssues(problem);
  if (issues === null) {
    return (
      <p role="alert" className={styles['wrong']}>
        {isStale(problem) ? t('changedMeanwhile') : problem.message}
      </p>
    );
  }
  return (
    <div role="alert" className={styles['wrong']}>
      <p>{t('wrong')}</p>
      <ul>
        {issues.map(({ where, rule, found }) => (
          <li key={`${where} ${rule}`}>
            {placeOfIssue(where, reading)}: {translateUnknown(t, `issue_${rule}`, { found }) ?? rule}
          </li>
        ))}
      </ul>
    </div>
  );
}
