import { useEffect, useState } from 'react';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { plural } from '#domain/words.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { showToast } from '#stores/lib/toasts.ts';
import {
  type CatalogVersions,
  changesToVersion,
  loadCatalogVersions,
  type PlainChange,
  restoreCatalogVersion,
} from '#stores/office/catalog-draft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import { ChangeList } from './ChangeList.tsx';
import styles from './OfficeDraft.module.css';
import { PublishProblem } from './Publishing.tsx';
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

/** The publications; one button publishes its catalog again, after a look at what changes. */
export function Versions({ reading, revision }: VersionsProps) {
  const { t } = reading;
  const [versions, setVersions] = useState<CatalogVersions | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a publication adds a version
  useEffect(() => void loadCatalogVersions().then(setVersions), [revision]);

  const confirm = async (id: number) => {
    const changes = await changesToVersion(id);
    if (changes !== null) setQuestion({ id, changes });
  };
  const restore = async ({ id }: Question) => {
    setBusy(true);
    const result = await restoreCatalogVersion(id);
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
        onConfirm={() => question && void restore(question)}
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
  versions: CatalogVersions;
  onRestore: (id: number) => Promise<void>;
}

function VersionList({ reading: { t, words, locale }, versions, onRestore }: VersionListProps) {
  const restoreButton = (id: number, name: string) => (
    <Button variant="soft" aria-label={`${t('restore')}: ${name}`} onClick={() => void onRestore(id)}>
      {t('restore')}
    </Button>
  );
  return (
    <ol className={styles['versions']}>
      {versions.map(({ id, publishedAt, by, restoredFrom, recordCount }, index) => (
        <li key={id}>
          <p>
            <b>{t('version', { id })}</b> · <time dateTime={publishedAt}>{formatDateTime(publishedAt, locale)}</time> · {by ?? t('nobody')}
            <span className={styles['hint']}>
              {' · '}
              {restoredFrom === null
                ? plural<'office-draft'>(words, 'records', recordCount, locale)
                : t('versionBack', { id: restoredFrom })}
              {index === 0 && ` · ${t('versionNow')}`}
            </span>
          </p>
          {index > 0 && restoreButton(id, t('version', { id }))}
        </li>
      ))}
      <li>
        <p>
          <b>{t('versionFirst')}</b>
        </p>
        {restoreButton(0, t('versionFirst'))}
      </li>
    </ol>
  );
}
