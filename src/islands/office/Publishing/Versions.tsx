import { useEffect, useState } from 'react';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { plural } from '#domain/words.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { changesTo, loadVersions, type PlainChange, restore, type Version } from '#stores/office/publishing.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import { ChangeList } from './ChangeList.tsx';
import { nameOfRecord } from './differences.ts';
import styles from './Publishing.module.css';
import { PublishProblem } from './PublishProblem.tsx';
import type { Reading } from './reading.ts';

/** A version to restore, with what that changes. */
interface Question {
  readonly id: number;
  readonly changes: readonly PlainChange[];
}

interface VersionsProps {
  reading: Reading;
  /** another one after each publication */
  revision: string;
}

/** The publications; one button publishes what was live then again, after a look at what changes. */
export function Versions({ reading, revision }: VersionsProps) {
  const { t } = reading;
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a publication adds a version
  useEffect(() => void loadVersions().then(setVersions), [revision]);

  const confirm = async (id: number) => {
    const changes = await changesTo(id);
    if (changes !== null) setQuestion({ id, changes });
  };
  const run = async ({ id }: Question) => {
    setBusy(true);
    const result = await restore(id);
    setBusy(false);
    setQuestion(null);
    setProblem(result.ok ? null : result.problem);
    if (result.ok) showToast({ kind: 'success', message: t('restored') });
  };
  return (
    <section className={styles['part']} aria-label={t('versions')}>
      <h2>{t('versions')}</h2>
      {problem !== null && <PublishProblem reading={reading} problem={problem} />}
      {versions === null && <p role="status">{t('loading')}</p>}
      {versions?.length === 0 && <p>{t('noVersions')}</p>}
      {versions !== null && versions.length > 0 && <VersionList reading={reading} versions={versions} onRestore={confirm} />}
      <ConfirmDialog
        opened={question !== null}
        title={t('restoreTitle')}
        confirmLabel={t('restore')}
        cancelLabel={t('cancel')}
        loading={isBusy}
        onConfirm={() => question && void run(question)}
        onCancel={() => setQuestion(null)}
      >
        {t('restoreText')}
        {question !== null && <ChangeList reading={reading} changes={question.changes} />}
      </ConfirmDialog>
    </section>
  );
}

interface VersionListProps {
  reading: Reading;
  versions: readonly Version[];
  onRestore: (id: number) => Promise<void>;
}

const firstShown = 10;

function VersionList({ reading, versions, onRestore }: VersionListProps) {
  const { t } = reading;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? versions : versions.slice(0, firstShown);
  return (
    <>
      <ol className={styles['versions']}>
        {shown.map((version) => (
          <li key={version.id}>
            <div>
              <VersionText reading={reading} version={version} isLive={version === versions[0]} />
              {version !== versions[0] && <Comparison reading={reading} id={version.id} name={t('version', { id: version.id })} />}
            </div>
            {version !== versions[0] && (
              <Restore reading={reading} id={version.id} name={t('version', { id: version.id })} onRestore={onRestore} />
            )}
          </li>
        ))}
        {shown.length === versions.length && (
          <li>
            <div>
              <b>{t('versionFirst')}</b>
              <Comparison reading={reading} id={0} name={t('versionFirst')} />
            </div>
            <Restore reading={reading} id={0} name={t('versionFirst')} onRestore={onRestore} />
          </li>
        )}
      </ol>
      {shown.length < versions.length && (
        <div>
          <Button variant="ghost" onClick={() => setWhole(true)}>
            {t('moreVersions', { count: versions.length - shown.length })}
          </Button>
        </div>
      )}
    </>
  );
}

const mostNames = 3;

function VersionText({ reading, version, isLive }: { reading: Reading; version: Version; isLive: boolean }) {
  const { t, words, locale } = reading;
  const { id, publishedAt, by, restoredFrom, recordCount, records } = version;
  const names = records.slice(0, mostNames).map((name) => nameOfRecord(name, reading));
  const more = recordCount > names.length ? [plural<'publishing'>(words, 'andMore', recordCount - names.length, locale)] : [];
  return (
    <p>
      <b>{t('version', { id })}</b> · <time dateTime={publishedAt}>{formatDateTime(publishedAt, locale)}</time> · {by ?? t('nobody')}
      {isLive && ` · ${t('versionNow')}`}
      <span className={styles['contents']}>
        {restoredFrom !== null && `${t(restoredFrom === 0 ? 'versionBackFirst' : 'versionBack', { id: restoredFrom })} · `}
        {[...names, ...more].join(', ')}
      </span>
    </p>
  );
}

interface OneVersion {
  reading: Reading;
  id: number;
  name: string;
}

function Restore({ reading: { t }, id, name, onRestore }: OneVersion & Pick<VersionListProps, 'onRestore'>) {
  return (
    <Button data-changes="all" variant="soft" aria-label={`${t('restore')}: ${name}`} onClick={() => void onRestore(id)}>
      {t('restore')}
    </Button>
  );
}

/** What differs between a version and what is live, on request. */
function Comparison({ reading, id, name }: OneVersion) {
  const { t } = reading;
  const [changes, setChanges] = useState<readonly PlainChange[] | null>(null);
  if (changes !== null) return <ChangeList reading={reading} changes={changes} />;
  return (
    <button
      data-changes="all"
      type="button"
      className={styles['textButton']}
      aria-label={`${t('compare')}: ${name}`}
      onClick={() => void changesTo(id).then(setChanges)}
    >
      {t('compare')}
    </button>
  );
}
