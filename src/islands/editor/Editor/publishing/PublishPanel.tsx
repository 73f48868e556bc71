import { useMemo } from 'react';
import { type Locale, locales } from '#domain/locale.ts';
import { officeLink } from '#domain/office/sections.ts';
import type { Translate, Words } from '#domain/words.ts';
import { changedParts } from '#stores/editor/merge-workspace.ts';
import { markReady, saveDraft, type Workspace } from '#stores/editor/workspace.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PublishBar } from '#ui/office/PublishBar/PublishBar.tsx';
import styles from '../Editor.module.css';
import fieldStyles from '../Fields.module.css';
import { jumpTargets } from '../JumpBar.tsx';
import publishStyles from '../Publish.module.css';
import { useAfterUploads } from './use-after-uploads.ts';

interface PublishPanelProps {
  locale: Locale;
  t: Translate<'editor'>;
  /** of the bar */
  words: Words;
  workspace: Workspace;
  /** @param path of the page of publishing */
  onLeave?: (path: string) => void;
}

/** Which languages are checked, how much is not published, and the way to the page that publishes it once all is saved. */
export function PublishPanel({ locale, t, words, workspace, onLeave = leave }: PublishPanelProps) {
  const changed = useMemo(() => changedParts(workspace), [workspace]);
  const open = async () => {
    if (await saveDraft()) onLeave(officeLink('adminPublishing', locale));
  };
  const { start, cancel, isWaiting, hasFailed } = useAfterUploads(open);
  return (
    <section id={jumpTargets.toPublish} className={publishStyles['publish']} aria-label={t('publishTitle')}>
      <ReadyLanguages t={t} workspace={workspace} />
      <PublishBar locale={locale} words={words} count={changed.length} planned={workspace.planned} onOpen={start} />
      <p role="status">{isWaiting && t('publishWaits')}</p>
      {isWaiting && (
        <div>
          <Button variant="ghost" onClick={cancel}>
            {t('publishNotNow')}
          </Button>
        </div>
      )}
      {hasFailed && (
        <p role="alert" className={styles['wrong']}>
          {t('publishUploadFailed')}
        </p>
      )}
    </section>
  );
}

function leave(path: string): void {
  location.assign(path);
}

/** Which languages are marked as checked. */
function ReadyLanguages({ t, workspace }: Pick<PublishPanelProps, 't' | 'workspace'>) {
  const { ready } = workspace.draft;
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
