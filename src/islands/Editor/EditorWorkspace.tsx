import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type ContentPage, contentPages } from '#domain/content/fields.ts';
import { lintContent } from '#domain/content/lint-content.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $brokenLinks, checkLinks } from '#stores/editor/versions.ts';
import { $mergeConflict, type Workspace } from '#stores/editor/workspace.ts';
import { ConflictList } from './ConflictList.tsx';
import styles from './Editor.module.css';
import { PageFields } from './PageFields.tsx';
import { Preview } from './Preview.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { Versions } from './Versions.tsx';
import { WorkspaceHeader } from './WorkspaceHeader.tsx';

type Section = ContentPage | 'versions';

interface EditorWorkspaceProps {
  locale: Locale;
  t: Translate<'editor'>;
  workspace: Workspace;
}

export function EditorWorkspace({ locale, t, workspace }: EditorWorkspaceProps) {
  const [section, setSection] = useState<Section>('about');
  const mergeConflict = useStore($mergeConflict);
  const brokenLinks = useStore($brokenLinks);
  const settings = useDeferredValue(workspace.draft.settings);
  const issues = useMemo(() => lintContent(settings, (path) => brokenLinks.has(path)), [settings, brokenLinks]);
  useEffect(() => {
    const timer = setTimeout(() => void checkLinks(settings), 800);
    return () => clearTimeout(timer);
  }, [settings]);

  const part = { locale, t, workspace, issues };
  return (
    <div className={styles['desk']}>
      <WorkspaceHeader locale={locale} t={t} workspace={workspace} />
      {!workspace.canPublish && <p className={styles['notice']}>{t('readOnly')}</p>}
      {mergeConflict !== null && <ConflictList t={t} mergeConflict={mergeConflict} />}
      <nav className={styles['sections']} aria-label={t('sections')}>
        {[...contentPages, 'versions' as const].map((each) => (
          <SectionButton
            key={each}
            label={t(`page_${each}`)}
            count={issues.filter(({ page }) => page === each).length}
            countLabel={(count) => t('issuesCount', { count })}
            isOpen={each === section}
            onOpen={() => setSection(each)}
          />
        ))}
      </nav>
      {section === 'versions' ? (
        <Versions {...part} />
      ) : (
        <>
          <PageFields {...part} page={section} />
          <Preview locale={locale} t={t} page={section} />
        </>
      )}
      {workspace.canPublish && <PublishPanel {...part} />}
      {section !== 'versions' && (
        <nav className={styles['jump']} aria-label={t('jump')}>
          <a href="#preview">{t('toPreview')}</a>
          {workspace.canPublish && <a href="#publish">{t('toPublish')}</a>}
        </nav>
      )}
    </div>
  );
}

interface SectionButtonProps {
  label: string;
  count: number;
  countLabel: (count: number) => string;
  isOpen: boolean;
  onOpen: () => void;
}

function SectionButton({ label, count, countLabel, isOpen, onOpen }: SectionButtonProps) {
  return (
    <button type="button" className={styles['section']} aria-current={isOpen ? 'page' : undefined} onClick={onOpen}>
      {label}
      {count > 0 && (
        <span className={styles['count']}>
          <span aria-hidden="true">{count}</span>
          <span className="hidden">{countLabel(count)}</span>
        </span>
      )}
    </button>
  );
}
