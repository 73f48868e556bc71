import { useId, useState } from 'react';
import type { Draft } from '#domain/content/draft.ts';
import { earliestLocalTime } from '#domain/content/publish-time.ts';
import { formatDateTime } from '#domain/format.ts';
import { locales } from '#domain/locale.ts';
import { loadVersions } from '#stores/editor/versions.ts';
import { cancelPublication, markReady, publishDraft } from '#stores/editor/workspace.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import { changedLanguages, changedPages } from './changes.ts';
import { DiscardDraft } from './DiscardDraft.tsx';
import styles from './Editor.module.css';
import fieldStyles from './Fields.module.css';
import { PreviewLink } from './PreviewLink.tsx';
import publishStyles from './Publish.module.css';
import type { Part } from './section-props.ts';

/** Who has reviewed what, what has changed, and publishing: immediately or at a given time. */
export function PublishPanel({ locale, t, workspace, issues }: Part) {
  const [isBusy, setBusy] = useState(false);
  const changed = changedParts(workspace);
  const isBlocked = issues.some((issue) => issue.isBlocking);
  const { settings, ready } = workspace.draft;
  const unready = changedLanguages(settings, workspace.published).filter((language) => !ready[language]);
  // the publication that waits for a confirmation
  const [pending, setPending] = useState<{ readonly instant: string | null } | null>(null);

  const confirmOrPublish = async (instant: string | null) => {
    if (unready.length > 0) setPending({ instant });
    else await publish(instant);
  };
  const publish = async (instant: string | null) => {
    setPending(null);
    setBusy(true);
    const isDone = await publishDraft(instant);
    setBusy(false);
    if (!isDone) return;
    showToast({ kind: 'success', message: t(instant === null ? 'published' : 'planned') });
    void loadVersions();
  };

  return (
    <section id="publish" className={publishStyles['publish']} aria-label={t('publishTitle')}>
      <h2>{t('publishTitle')}</h2>
      <p>{changed.length === 0 ? t('nothingNew') : t('changes', { pages: changed.map((page) => t(`page_${page}`)).join(', ') })}</p>
      <ReadyLanguages t={t} ready={workspace.draft.ready} />
      {isBlocked && <p className={styles['wrong']}>{t('blocked')}</p>}
      <div className={publishStyles['actions']}>
        <Button loading={isBusy} disabled={isBlocked || changed.length === 0} onClick={() => void confirmOrPublish(null)}>
          {t('publishNow')}
        </Button>
        <PublishTime t={t} isBusy={isBusy} isDisabled={isBlocked || changed.length === 0} publish={confirmOrPublish} />
      </div>
      {workspace.scheduled !== null && (
        <p className={styles['notice']}>
          {t('scheduled', { time: formatDateTime(workspace.scheduled.at, locale), name: workspace.scheduled.by ?? t('nobody') })}{' '}
          <button type="button" className={fieldStyles['textButton']} onClick={() => void cancelPublication()}>
            {t('cancelSchedule')}
          </button>
        </p>
      )}
      <PreviewLink locale={locale} t={t} />
      <DiscardDraft t={t} changed={changed} />
      <ConfirmDialog
        opened={pending !== null}
        title={t('unreadyTitle')}
        confirmLabel={t('unreadyYes')}
        cancelLabel={t('unreadyNo')}
        onConfirm={() => void publish(pending?.instant ?? null)}
        onCancel={() => setPending(null)}
      >
        {t('unreadyText', { languages: unready.map((language) => t(`lang_${language}`)).join(', ') })}
      </ConfirmDialog>
    </section>
  );
}

function changedParts({ draft, published, publishedPages }: Part['workspace']) {
  const isSame = JSON.stringify(draft.pages) === JSON.stringify(publishedPages);
  return [...changedPages(draft.settings, published), ...(isSame ? [] : ['blocks' as const])];
}

/** Which languages are marked as checked. */
function ReadyLanguages({ t, ready }: Pick<Part, 't'> & { ready: Draft['ready'] }) {
  return (
    <fieldset className={publishStyles['ready']}>
      <legend>{t('ready')}</legend>
      {locales.map((language) => (
        <label key={language} className={fieldStyles['check']}>
          <input type="checkbox" checked={ready[language]} onChange={({ currentTarget }) => markReady(language, currentTarget.checked)} />
          {t(`lang_${language}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface PublishTimeProps extends Pick<Part, 't'> {
  isBusy: boolean;
  isDisabled: boolean;
  publish: (instant: string) => Promise<void>;
}

/** A time in the future, and the button that publishes then. */
function PublishTime({ t, isBusy, isDisabled, publish }: PublishTimeProps) {
  const [at, setAt] = useState('');
  const field = useId();
  const earliest = earliestLocalTime(Date.now());
  const isPast = at !== '' && at < earliest;
  return (
    <>
      <div className={publishStyles['later']}>
        <label className={fieldStyles['label']} htmlFor={field}>
          {t('publishAt')}
        </label>
        <input
          id={field}
          className={fieldStyles['input']}
          type="datetime-local"
          value={at}
          min={earliest}
          aria-invalid={isPast}
          aria-describedby={isPast ? `${field}-past` : undefined}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        {isPast && (
          <p id={`${field}-past`} className={styles['wrong']} role="alert">
            {t('publishPast')}
          </p>
        )}
      </div>
      <Button
        variant="soft"
        loading={isBusy}
        disabled={isDisabled || at === '' || isPast}
        onClick={() => void publish(new Date(`${at}:00+05:00`).toISOString())}
      >
        {t('publishLater')}
      </Button>
    </>
  );
}
