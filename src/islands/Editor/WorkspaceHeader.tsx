import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { endSession } from '#stores/editor/session.ts';
import { $saveProblem, $saving, type Workspace } from '#stores/editor/workspace.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { Button } from '#ui/Button/Button.tsx';
import { OtherEditors } from './comments/OtherEditors.tsx';
import styles from './Editor.module.css';

interface WorkspaceHeaderProps {
  locale: Locale;
  t: Translate<'editor'>;
  workspace: Workspace;
}

/** The state of the last save, and signing out. */
export function WorkspaceHeader({ locale, t, workspace }: WorkspaceHeaderProps) {
  const saving = useStore($saving);
  const saveProblem = useStore($saveProblem);
  const isUnsafe = saving !== 'saved';

  useEffect(() => {
    if (!isUnsafe) return;
    const sendRequest = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', sendRequest);
    return () => removeEventListener('beforeunload', sendRequest);
  }, [isUnsafe]);

  const leave = async () => {
    const result = await endSession();
    if (result.ok) location.reload();
  };
  const reason = reasonOf(saveProblem, t);
  return (
    <div className={styles['header']}>
      <p className={saving === 'failed' ? styles['wrong'] : styles['state']} role="status">
        {saving === 'failed' ? t('failedSaving', { reason }) : t(saving)}
        {saving === 'saved' && workspace.saved !== null && (
          <span className={styles['hint']}>
            {' · '}
            {t('savedBy', { time: formatDateTime(workspace.saved.at, locale), name: workspace.saved.by ?? t('nobody') })}
          </span>
        )}
      </p>
      <a className={styles['link']} href={pagePath('home', locale)}>
        {t('toSite')}
      </a>
      <Button variant="ghost" onClick={() => void leave()}>
        {t('signOut')}
      </Button>
      <OtherEditors locale={locale} t={t} workspace={workspace} />
    </div>
  );
}

/** A broken rule of the texts in the editor's language; any other error has its own text. */
function reasonOf(saveProblem: ApiProblem | null, t: Translate<'editor'>): string {
  const rule = saveProblem?.code === 'INVALID_BODY' ? saveProblem.details.rule : null;
  if (rule === 'too_big') return t('tooLong');
  return rule === 'too_complex' ? t('tooComplex') : (saveProblem?.message ?? '');
}
