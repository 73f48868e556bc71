import type { TableIssue } from '#contract/catalog/dish-table.ts';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import type { ReadImport } from '#stores/office/catalog-import.ts';
import { type DoubtfulPrice, doubtText } from '#stores/office/price-doubts.ts';
import styles from './OfficeImport.module.css';

interface ImportReviewProps {
  locale: Locale;
  words: Words;
  read: ReadImport;
  /** prices to look at before they are saved */
  doubts: readonly DoubtfulPrice[];
}

/** The first ones are enough to correct a file and to choose it again. */
const shownIssues = 20;

/** What a file would change, or why it can't be imported. */
export function ImportReview({ locale, words, read, doubts }: ImportReviewProps) {
  const t = translator<'office-import'>(words);
  if (read.kind === 'catalog') {
    return (
      <div className={styles['review']}>
        <p role="status">{read.ignored.length === 0 ? t('wholeFile') : t('wholeFileWithout', { names: read.ignored.join(', ') })}</p>
        <Doubts t={t} locale={locale} doubts={doubts} />
      </div>
    );
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
      {read.issues.length === 0 && <Doubts t={t} locale={locale} doubts={doubts} />}
    </div>
  );
}

interface DoubtsProps extends Pick<ImportReviewProps, 'locale' | 'doubts'> {
  t: Translate<'office-import'>;
}

/** Prices that may be slips; the button that saves stands below. */
function Doubts({ t, locale, doubts }: DoubtsProps) {
  if (doubts.length === 0) return null;
  return (
    <div role="alert">
      <p>{t('doubts')}</p>
      <ul>
        {doubts.slice(0, shownIssues).map((doubt) => (
          <li key={String(doubt.dish.id)}>{doubtText(t, doubt, locale)}</li>
        ))}
        {doubts.length > shownIssues && <li>{t('moreDoubts', { count: doubts.length - shownIssues })}</li>}
      </ul>
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
