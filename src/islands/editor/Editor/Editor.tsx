import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { $workspace, loadWorkspace } from '#stores/editor/workspace.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import styles from './Editor.module.css';
import type { EditorWorkspaceProps } from './EditorWorkspace.tsx';
import { KeyForm } from './KeyForm.tsx';

const loadParts = () => import('./EditorWorkspace.tsx');
const EditorWorkspace = lazyWithRetry<EditorWorkspaceProps>(async () => (await loadParts()).EditorWorkspace);

export interface EditorProps {
  locale: Locale;
  words: Words;
  /** of the bar with what is not published */
  barWords: Words;
  /** whether this browser has an open editor's session */
  isSignedIn: boolean;
}

/**
 * The editor's workspace: every text of the site in three languages side by side, review and live preview.
 *
 * ## Why an island?
 *
 * Texts are saved, checked and previewed on the real pages during typing, and editors are notified of each other's changes.
 */
export function Editor({ locale, words, barWords, isSignedIn }: EditorProps) {
  const t = translator<'editor'>(words);
  const [entry, setEntry] = useState<'key' | 'loading' | 'failed'>(isSignedIn ? 'loading' : 'key');
  const workspace = useStore($workspace, { ssr: () => null });

  useEffect(() => {
    if (entry !== 'loading') return;
    // loads while the draft does; a failure is reported when the workspace is rendered
    loadParts().catch(() => {});
    void loadWorkspace().then((result) => {
      if (!result.ok) setEntry(result.problem.status === 401 ? 'key' : 'failed');
    });
  }, [entry]);

  if (entry === 'key') return <KeyForm t={t} onEntered={() => setEntry('loading')} />;
  if (workspace !== null) return <EditorWorkspace locale={locale} t={t} barWords={barWords} workspace={workspace} />;
  return (
    <div className={styles['waiting']} role="status">
      <p>{t(entry)}</p>
      {entry === 'failed' && <Button onClick={() => setEntry('loading')}>{t('retry')}</Button>}
    </div>
  );
}
