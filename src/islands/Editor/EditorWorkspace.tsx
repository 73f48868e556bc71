import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type ContentPage, contentPages } from '#domain/content/fields.ts';
import { review } from '#domain/content/lint-content.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $deadLinks, checkLinks } from '#stores/editor/versions.ts';
import { $dispute, type Desk } from '#stores/editor/workspace.ts';
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
  say: Translate<'editor'>;
  desk: Desk;
}

export function EditorWorkspace({ locale, say, desk }: EditorWorkspaceProps) {
  const [section, setSection] = useState<Section>('about');
  const dispute = useStore($dispute);
  const deadLinks = useStore($deadLinks);
  const settings = useDeferredValue(desk.draft.settings);
  const remarks = useMemo(() => review(settings, (path) => deadLinks.has(path)), [settings, deadLinks]);
  useEffect(() => {
    const timer = setTimeout(() => void checkLinks(settings), 800);
    return () => clearTimeout(timer);
  }, [settings]);

  const part = { locale, say, desk, remarks };
  return (
    <div className={styles['desk']}>
      <WorkspaceHeader locale={locale} say={say} desk={desk} />
      {!desk.canPublish && <p className={styles['notice']}>{say('readOnly')}</p>}
      {dispute !== null && <ConflictList say={say} dispute={dispute} />}
      <nav className={styles['sections']} aria-label={say('sections')}>
        {[...contentPages, 'versions' as const].map((each) => (
          <SectionButton
            key={each}
            label={say(`page_${each}`)}
            count={remarks.filter(({ page }) => page === each).length}
            countLabel={(count) => say('remarksCount', { count })}
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
          <Preview locale={locale} say={say} page={section} />
        </>
      )}
      {desk.canPublish && <PublishPanel {...part} />}
      {section !== 'versions' && (
        <nav className={styles['jump']} aria-label={say('jump')}>
          <a href="#preview">{say('toPreview')}</a>
          {desk.canPublish && <a href="#publish">{say('toPublish')}</a>}
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
