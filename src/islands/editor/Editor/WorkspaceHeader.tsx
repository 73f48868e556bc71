import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { type HeldText, heldTexts } from '#domain/content/held-texts.ts';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { endSession } from '#stores/editor/session.ts';
import { $restored, acceptRestored } from '#stores/editor/unsaved-draft.ts';
import { $saveProblem, $saving, saveDraft, type Workspace } from '#stores/editor/workspace.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { maySignOut } from '#stores/lib/unsaved.ts';
import { Button } from '#ui/Button/Button.tsx';
import { nameOfField } from './blocks/form-part.ts';
import { OtherEditors } from './comments/OtherEditors.tsx';
import styles from './Editor.module.css';
import { titleOfPage } from './pages/page-title.ts';

interface WorkspaceHeaderProps {
  locale: Locale;
  t: Translate<'editor'>;
  workspace: Workspace;
}

/** The state of the last save, and signing out. */
export function WorkspaceHeader({ locale, t, workspace }: WorkspaceHeaderProps) {
  const saving = useStore($saving);
  const saveProblem = useStore($saveProblem);
  const restored = useStore($restored);
  const held = useMemo(() => heldIn(workspace), [workspace]);

  const leave = async () => {
    if (!(await maySignOut())) return;
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
      {saving === 'failed' && (
        <Button variant="soft" onClick={() => void saveDraft()}>
          {t('retry')}
        </Button>
      )}
      {held.map((text) => (
        <p key={`${text.leaf} ${text.path} ${text.locale}`} className={styles['wrong']} role="status">
          {heldSentence(text, { locale, t, workspace })}
        </p>
      ))}
      <a className={styles['link']} href={pagePath('home', locale)}>
        {t('toSite')}
      </a>
      <Button variant="ghost" onClick={() => void leave()}>
        {t('signOut')}
      </Button>
      {restored !== null && (
        <div role="status" className={styles['notice']}>
          <p>{t('draftRestored', { time: formatDateTime(new Date(restored.at).toISOString(), locale) })}</p>
          <Button variant="soft" onClick={acceptRestored}>
            {t('draftRestoredKeep')}
          </Button>
          <Button variant="ghost" onClick={restored.undo}>
            {t('draftRestoredUndo')}
          </Button>
        </div>
      )}
      <OtherEditors locale={locale} t={t} workspace={workspace} />
    </div>
  );
}

/** The texts that wait for a change before they are saved; another system's settings are not saved here. */
function heldIn({ draft, canPublish }: Workspace): readonly HeldText[] {
  return heldTexts(draft).filter(({ field }) => field === null || canPublish);
}

function heldSentence({ field, page, path, ...held }: HeldText, { locale, t, workspace }: WorkspaceHeaderProps): string {
  const place = field === null ? `${titleOfPage(t, locale, workspace.draft.pages, page)}, ${nameOfField(t, path)}` : t(`field_${field}`);
  const name = `${place}, ${t(`lang_${held.locale}`)}`;
  if (held.rule === 'too_complex') return t('heldComplex', { name });
  return t('heldLong', { name, length: formatNumber(held.length, locale), most: formatNumber(held.most, locale) });
}

/** A broken rule of the texts in the editor's language; any other error has its own text. */
function reasonOf(saveProblem: ApiProblem | null, t: Translate<'editor'>): string {
  const rule = saveProblem?.code === 'INVALID_BODY' ? saveProblem.details.rule : null;
  if (rule === 'too_big') return t('tooLong');
  return rule === 'too_complex' ? t('tooComplex') : (saveProblem?.message ?? '');
}
