import type { Locale } from '#domain/locale.ts';
import { timesText } from '#domain/menu/serving-text.ts';
import { type ServingTime, toServingWeek } from '#domain/menu/serving-times.ts';
import { leavesOf } from '#domain/merge-values.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { recordName } from '#stores/office/menu-records.ts';
import { doubtText } from '#stores/office/price-doubts.ts';
import type { SaveConflict } from '#stores/office/save-record.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConflictChoice } from '#ui/office/RecordForm/ConflictChoice.tsx';
import styles from './OfficeMenu.module.css';
import type { Saving } from './use-save.ts';

interface SaveProblemProps {
  t: Translate<'office-menu'>;
  locale: Locale;
  saving: Pick<Saving, 'question' | 'answer' | 'conflict' | 'problem' | 'decide' | 'isBusy'>;
}

/** Which prices to confirm, or why a save failed; where someone else changed the same values, both are shown and one side is chosen. */
export function SaveProblem({ t, locale, saving }: SaveProblemProps) {
  const { question, conflict, problem, decide, isBusy } = saving;
  if (question !== null) return <PriceQuestion t={t} locale={locale} doubts={question.doubts} answer={saving.answer} />;
  if (conflict !== null) {
    return (
      <ConflictChoice t={t} isBusy={isBusy} onChoose={(side) => void decide(side)}>
        <dl className={styles['sides']}>
          <Side t={t} locale={locale} side="mine" conflict={conflict} />
          <Side t={t} locale={locale} side="theirs" conflict={conflict} />
        </dl>
      </ConflictChoice>
    );
  }
  if (problem === null) return null;
  return (
    <p role="alert" className={styles['wrong']}>
      {problem.message}
      {problem.code === 'INVALID_BODY' && ` ${t('invalid', { field: fieldName(problem.details.field, t) })}`}
    </p>
  );
}

/** How many prices are listed; the others are counted. */
const mostListed = 20;

interface PriceQuestionProps extends Pick<SaveProblemProps, 't' | 'locale'> {
  doubts: NonNullable<Saving['question']>['doubts'];
  answer: Saving['answer'];
}

function PriceQuestion({ t, locale, doubts, answer }: PriceQuestionProps) {
  return (
    <div role="alert" className={styles['wrong']}>
      <p>{t('doubts')}</p>
      <ul>
        {doubts.slice(0, mostListed).map((doubt) => (
          <li key={String(doubt.dish.id)}>{doubtText(t, doubt, locale)}</li>
        ))}
        {doubts.length > mostListed && <li>{t('andMore', { count: doubts.length - mostListed })}</li>}
      </ul>
      <div className={styles['actions']}>
        <Button onClick={() => answer(true)}>{t('doubtsRight')}</Button>
        <Button variant="soft" onClick={() => answer(false)}>
          {t('doubtsWrong')}
        </Button>
      </div>
    </div>
  );
}

interface SideProps extends Pick<SaveProblemProps, 't' | 'locale'> {
  side: 'mine' | 'theirs';
  conflict: SaveConflict;
}

function Side({ t, locale, side, conflict }: SideProps) {
  const record = conflict[side];
  const leaves = leavesOf(record ?? {});
  const values = conflict.paths
    .filter((path) => path !== '')
    .map((path) => `${fieldName(path, t)}: ${valueText(path, leaves.get(path), locale)}`);
  return (
    <div>
      <dt>{t(side)}</dt>
      <dd>{record === null ? t('gone') : values.join('; ') || recordName(record, locale)}</dd>
    </div>
  );
}

/** `records.0.value.price` and `price` are the field of the price. */
function fieldName(path: string, t: SaveProblemProps['t']): string {
  const field = path.replace(/^records\.\d+\.(value\.)?/, '').split('.')[0] ?? path;
  return translateUnknown(t, field) ?? field;
}

function valueText(path: string, json: string | undefined, locale: Locale): string {
  if (json === undefined) return '–';
  const value: unknown = JSON.parse(json);
  if (path === 'servingTimes') {
    const times = (value ?? []) as readonly ServingTime[];
    return times.length === 0 ? '–' : timesText(toServingWeek(times), locale);
  }
  return typeof value === 'string' ? value : json;
}
