import type { TableIssue } from '#contract/catalog/dish-table.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import type { ReadImport } from '#stores/office/catalog-import.ts';
import styles from './OfficeImport.module.css';

interface ImportReviewProps {
  words: Words;
  read: ReadImport;
}

/** The first ones are enough to correct a file and to choose it again. */
const shownIssues = 20;

/** What a file would change, or why it can't be imported. */
export function ImportReview({ words, read }: ImportReviewProps) {
  const t = translator<'office-import'>(words);
  if (read.kind === 'catalog') {
    return <p role="status">{read.ignored.length === 0 ? t('wholeFile') : t('wholeFileWithout', { names: read.ignored.join(', ') })}</p>;
  }
  if (read.kind !== 'table') return <p role="alert">{t(read.kind)}</p>;
  const added = read.changes.filter(({ before }) => before === null).length;
  return (
    <div className={styles['review']}>
      {read.unknown.length > 0 && <p>{t('unknownColumns', { names: read.unknown.join(', ') })}</p>}
      {read.issues.length === 0 ? (
        <p role="status">
          {read.changes.length === 0 ? t('nothingNew') : t('tableChanges', { changed: read.changes.length - added, added })}
        </p>
      ) : (
        <div role="alert">
          <p>{t('tableIssues', { count: read.issues.length })}</p>
          <ul>
            {read.issues.slice(0, shownIssues).map((issue) => (
              <li key={`${issue.row} ${issue.column}`}>{issueText(t, issue)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Spreadsheets count the row of the names as the first one. */
function issueText(t: Translate<'office-import'>, { row: index, column, rule, value }: TableIssue): string {
  const row = index + 1;
  switch (rule) {
    case 'category':
      return t('rule_category', { row, value });
    case 'twice':
      return t('rule_twice', { row, value });
    case 'required':
      return t('rule_required', { row, column });
    case 'energy':
    case 'allergen':
      return t(`rule_${rule}`, { row, value });
    case 'price':
    case 'date':
    case 'formula':
    case 'cellError':
    case 'flag':
      return t(`rule_${rule}`, { row, column, value });
  }
}
