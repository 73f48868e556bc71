import { useState } from 'react';
import type { RecordName } from '#contract/catalog/record-changes.ts';
import { pagePath } from '#domain/routes.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { translateUnknown } from '#domain/words.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { type CatalogChange, discardChanges, makeCatalogPreviewLink, publishCatalog } from '#stores/office/catalog-draft.ts';
import { readCatalogIssues } from '#stores/office/problem-details.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PublishTime } from '#ui/inputs/PublishTime/PublishTime.tsx';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import { PreviewLink } from '#ui/office/PreviewLink/PreviewLink.tsx';
import { ChangeText } from './ChangeList.tsx';
import { nameOfChange, placeOfIssue } from './differences.ts';
import styles from './OfficeDraft.module.css';
import type { Reading } from './reading.ts';

interface PublishingProps {
  reading: Reading;
  changes: readonly CatalogChange[];
}

const keyOfName = ({ section, id }: RecordName) => `${section}/${id}`;
/** More are not rendered one by one, but published and discarded with the others. */
const mostShown = 200;

/** The unpublished changes, of which all or chosen ones are published, planned or discarded. */
export function Publishing({ reading, changes }: PublishingProps) {
  const { t, locale } = reading;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [later, setLater] = useState('');
  const chosen = changes.filter((change) => !left.has(keyOfName(change)));
  const names = chosen.length === changes.length ? null : chosen;

  const publish = async (at: string | null) => {
    setBusy(true);
    const result = await publishCatalog(names, at);
    setBusy(false);
    setProblem(result.ok ? null : result.problem);
    if (!result.ok) return;
    setLater('');
    showToast({ kind: 'success', message: t(at === null ? 'published' : 'planned') });
  };
  if (changes.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={t('changes')}>
      <Chosen reading={reading} changes={changes} left={left} onLeave={setLeft} />
      {problem !== null && <PublishProblem reading={reading} problem={problem} />}
      <div className={styles['actions']}>
        <Button loading={isBusy} disabled={chosen.length === 0} onClick={() => void publish(null)}>
          {t('publishNow')}
        </Button>
        <PublishTime
          label={t('publishAt')}
          action={t('publishLater')}
          past={t('publishPast')}
          value={later}
          onChange={setLater}
          isBusy={isBusy}
          isDisabled={chosen.length === 0}
          onChoose={publish}
        />
        <Discard t={t} count={chosen.length} names={names} />
      </div>
      <PreviewLink
        label={t('makeLink')}
        ready={({ expiresAt }) => t('linkReady', { time: formatDateTime(expiresAt, locale) })}
        make={() => makeCatalogPreviewLink(pagePath('home', locale))}
      />
    </section>
  );
}

interface ChosenProps extends PublishingProps {
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
}

function Chosen({ reading, changes, left, onLeave }: ChosenProps) {
  const { t, locale } = reading;
  const mark = (key: string, isChosen: boolean) => onLeave(new Set(isChosen ? [...left].filter((it) => it !== key) : [...left, key]));
  const count = changes.filter((change) => !left.has(keyOfName(change))).length;
  return (
    <>
      <p className={styles['choice']}>
        {t('chosen', { chosen: count, count: changes.length })}
        <button
          type="button"
          className={styles['textButton']}
          onClick={() => onLeave(new Set(count === changes.length ? changes.map(keyOfName) : []))}
        >
          {t(count === changes.length ? 'chooseNone' : 'chooseAll')}
        </button>
      </p>
      <ul className={styles['changes']}>
        {changes.slice(0, mostShown).map((change) => {
          const name = nameOfChange(change, reading);
          const key = keyOfName(change);
          return (
            <li key={key} className={styles['choosable']}>
              <input
                type="checkbox"
                aria-label={t('choose', { name })}
                checked={!left.has(key)}
                onChange={(event) => mark(key, event.currentTarget.checked)}
              />
              <div>
                <b>{name}</b>{' '}
                <span className={styles['hint']}>
                  {change.by ?? t('nobody')}, <time dateTime={change.at}>{formatDateTime(change.at, locale)}</time>
                </span>
                <ChangeText reading={reading} change={change} />
              </div>
            </li>
          );
        })}
        {changes.length > mostShown && <li>{t('more', { count: changes.length - mostShown })}</li>}
      </ul>
    </>
  );
}

/** Why nothing was published, each contradiction by its record. */
export function PublishProblem({ reading, problem }: { reading: Reading; problem: ApiProblem }) {
  const { t } = reading;
  const issues = readCatalogIssues(problem);
  if (issues === null) {
    return (
      <p role="alert" className={styles['wrong']}>
        {problem.message}
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

interface DiscardProps extends Pick<Reading, 't'> {
  count: number;
  /** null: all changes */
  names: readonly RecordName[] | null;
}

function Discard({ t, count, names }: DiscardProps) {
  const discard = async () => {
    if (await discardChanges(names)) showToast({ kind: 'success', message: t('discarded') });
  };
  return (
    <ConfirmButton label={t('discard')} disabled={count === 0} title={t('discardTitle')} cancelLabel={t('cancel')} onConfirm={discard}>
      {t('discardText')}
    </ConfirmButton>
  );
}
