import type { Block } from '#domain/content/pages/blocks.ts';
import type { PageIssue } from '#domain/content/pages/lint-pages.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { nameOfField } from '../blocks/form-part.ts';
import fieldStyles from '../Fields.module.css';
import { issueText } from '../IssueList.tsx';
import styles from './Pages.module.css';
import type { ShownField } from './use-shown-field.ts';

interface PageIssuesProps {
  locale: Locale;
  t: Translate<'editor'>;
  issues: readonly PageIssue[];
  blocks: readonly Block[];
  onShow: (field: ShownField) => void;
}

const mostShown = 12;

/** The issues of a page; each leads to its field. Those that prevent publishing come first. */
export function PageIssues({ t, issues, blocks, onShow }: PageIssuesProps) {
  if (issues.length === 0) return null;
  const sorted = issues.toSorted((a, b) => Number(b.isBlocking) - Number(a.isBlocking));
  return (
    <section className={styles['issues']} aria-label={t('issues_title')}>
      <h2>{t('issues_title')}</h2>
      <ul className={fieldStyles['issues']}>
        {sorted.slice(0, mostShown).map((issue) => (
          <li key={`${issue.path} ${issue.locale} ${issue.rule}`} className={issue.isBlocking ? fieldStyles['blocking'] : undefined}>
            <button type="button" className={styles['issue']} onClick={() => onShow({ path: issue.path, locale: issue.locale })}>
              {placeOf(t, issue, blocks)}: {issueText(t, issue)}
            </button>
          </li>
        ))}
      </ul>
      {issues.length > mostShown && <p>{t('issues_more', { count: issues.length - mostShown })}</p>}
    </section>
  );
}

/** Block, field and language of an issue. */
function placeOf(t: Translate<'editor'>, { path, locale }: PageIssue, blocks: readonly Block[]): string {
  const at = Number(/^blocks\.(\d+)/.exec(path)?.[1] ?? -1);
  const block = blocks[at];
  const names = [
    ...(block === undefined ? [] : [t('blocks_place', { place: at + 1, name: t(`block_${block.kind}`) })]),
    nameOfField(t, path),
    ...(locale === null ? [] : [t(`lang_${locale}`)]),
  ];
  return names.join(' · ');
}
