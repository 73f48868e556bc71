import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ContentPart, ownIdOf, partOfOwn } from '#domain/content/content-parts.ts';
import type { Block } from '#domain/content/pages/blocks.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate, Words } from '#domain/words.ts';
import { followEditors, showPage } from '#stores/editor/collaboration.ts';
import { keepDraft } from '#stores/editor/unsaved-draft.ts';
import { $mergeConflict, type Workspace } from '#stores/editor/workspace.ts';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import type { BannersSectionProps } from './banners/BannersSection.tsx';
import { Comments } from './comments/Comments.tsx';
import { CommentedPageContext } from './comments/FieldComments.tsx';
import { SectionMarks } from './comments/SectionMarks.tsx';
import { pageToResume } from './comments/unsent.ts';
import styles from './Editor.module.css';
import { type Jump, JumpBar } from './JumpBar.tsx';
import { PageFields } from './PageFields.tsx';
import { Preview, type Size } from './Preview.tsx';
import type { OwnPagesProps } from './pages/OwnPages.tsx';
import type { PageFormProps } from './pages/PageForm.tsx';
import type { PicturesSectionProps } from './pictures/PicturesSection.tsx';
import type { ConflictListProps } from './publishing/ConflictList.tsx';
import { PublishPanel } from './publishing/PublishPanel.tsx';
import type { Part } from './section-props.ts';
import { sectionToResume } from './section-to-resume.ts';
import { contentPageOf, fixedPageOf, previewOf, type Section, sections } from './sections.ts';
import { useIssues } from './use-issues.ts';
import { WorkspaceHeader } from './WorkspaceHeader.tsx';

const ConflictList = lazyWithRetry<ConflictListProps>(async () => (await import('./publishing/ConflictList.tsx')).ConflictList);
const PageForm = lazyWithRetry<PageFormProps>(async () => (await import('./pages/PageForm.tsx')).PageForm);
const BannersSection = lazyWithRetry<BannersSectionProps>(async () => (await import('./banners/BannersSection.tsx')).BannersSection);
const PicturesSection = lazyWithRetry<PicturesSectionProps>(async () => (await import('./pictures/PicturesSection.tsx')).PicturesSection);
const OwnPages = lazyWithRetry<OwnPagesProps>(async () => (await import('./pages/OwnPages.tsx')).OwnPages);

export interface EditorWorkspaceProps {
  locale: Locale;
  t: Translate<'editor'>;
  /** of the bar with what is not published */
  barWords: Words;
  workspace: Workspace;
}

export function EditorWorkspace({ locale, t, barWords, workspace }: EditorWorkspaceProps) {
  const [section, setSection] = useState<Section>(
    () => sectionToResume() ?? sections.find((each) => location.hash === `#${each}`) ?? 'about',
  );
  const [ownId, setOwnId] = useState<string | null>(() => ownIdOf(pageToResume() ?? ''));
  const [size, setSize] = useState<Size>('phone');
  const mergeConflict = useStore($mergeConflict);
  const { pages } = workspace.draft;
  const part = { locale, t, workspace, ...useIssues(workspace) };
  // the server shows a page only after it is saved
  const previewPath = previewOf(section, workspace.base.pages, ownId);
  const page: ContentPart = section === 'own' && ownId !== null ? partOfOwn(ownId) : section;
  const blocks = blocksIn(section, pages, ownId);
  useEffect(() => showPage(page), [page]);
  useEffect(followEditors, []);
  const keep = useEffectEvent(() => keepDraft(t('title')));
  useEffect(() => keep(), []);

  return (
    <div className={styles['desk']} data-preview={previewPath === null ? undefined : size}>
      <div className={styles['parts']}>
        <WorkspaceHeader locale={locale} t={t} workspace={workspace} />
        {!workspace.canPublish && <p className={styles['notice']}>{t('readOnly')}</p>}
        {mergeConflict !== null && <ConflictList locale={locale} t={t} pages={pages} mergeConflict={mergeConflict} />}
        <nav className={styles['sections']} aria-label={t('sections')}>
          {sections.map((each) => (
            <SectionButton
              key={each}
              label={t(`page_${each}`)}
              count={countOf(part, each)}
              countLabel={(count) => t('issuesCount', { count })}
              isOpen={each === section}
              onOpen={() => {
                setSection(each);
                setOwnId(null);
              }}
            >
              <SectionMarks t={t} page={each} />
            </SectionButton>
          ))}
        </nav>
        <CommentedPageContext value={{ locale, t, page, blocks }}>
          <SectionParts part={part} section={section} ownId={ownId} onOpenOwn={setOwnId} />
        </CommentedPageContext>
        {section !== 'pictures' && <Comments key={page} locale={locale} t={t} page={page} blocks={blocks} />}
      </div>
      {previewPath !== null && <Preview t={t} pathOf={previewPath} size={size} onSize={setSize} />}
      <PublishPanel locale={locale} t={t} words={barWords} workspace={workspace} />
      <JumpBar t={t} to={jumpsOf(section, ownId, previewPath !== null)} />
    </div>
  );
}

/** Where a long section is left for, in the order of the screen. */
function jumpsOf(section: Section, ownId: string | null, hasPreview: boolean): Jump[] {
  const hasPage = fixedPageOf(section) !== null || (section === 'own' && ownId !== null);
  const all: readonly (readonly [Jump, boolean])[] = [
    ['toTexts', contentPageOf(section) !== null],
    ['toHead', hasPage],
    ['toBlocks', hasPage && section !== 'filial'],
    ['toComments', section !== 'pictures'],
    ['toPreview', hasPreview],
    ['toPublish', true],
  ];
  return all.flatMap(([jump, isThere]) => (isThere ? jump : []));
}

/** The blocks of the page that is open. */
function blocksIn(section: Section, pages: SitePages, ownId: string | null): readonly Block[] {
  const fixed = fixedPageOf(section);
  const page = fixed === null ? pages.own.find(({ id }) => section === 'own' && id === ownId) : pages.fixed[fixed];
  return page?.blocks ?? [];
}

function countOf({ issues, pageIssues, bannerIssues }: Part, section: Section): number {
  if (section === 'banners') return bannerIssues.length;
  const isIn = (page: string) => page === section || (section === 'own' && page.startsWith('/p/'));
  return [...issues, ...pageIssues].filter(({ page }) => isIn(page)).length;
}

interface SectionPartsProps {
  part: Part;
  section: Section;
  ownId: string | null;
  onOpenOwn: (id: string | null) => void;
}

/** The fields of the settings that a section has, and the form of its page. */
function SectionParts({ part, section, ownId, onOpenOwn }: SectionPartsProps) {
  const [contentPage, fixedPage] = [contentPageOf(section), fixedPageOf(section)];
  const { locale, t, pageIssues } = part;
  const common = { locale, t, pages: part.workspace.draft.pages, issues: pageIssues };
  if (section === 'banners') return <BannersSection locale={locale} t={t} banners={common.pages.banners} issues={part.bannerIssues} />;
  if (section === 'pictures') return <PicturesSection locale={locale} t={t} />;
  if (section === 'own') return <OwnPages {...common} openId={ownId} onOpen={onOpenOwn} />;
  return (
    <>
      {contentPage !== null && <PageFields {...part} page={contentPage} />}
      {fixedPage !== null && <PageForm key={fixedPage} {...common} pageRef={{ fixed: fixedPage }} />}
    </>
  );
}

interface SectionButtonProps {
  label: string;
  count: number;
  countLabel: (count: number) => string;
  isOpen: boolean;
  onOpen: () => void;
  /** marks beside the name */
  children: ReactNode;
}

function SectionButton({ label, count, countLabel, isOpen, onOpen, children }: SectionButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // a link to a section may open one beyond the edge of a phone
  useEffect(() => {
    if (isOpen && button.current !== null) centerIn(button.current);
  }, [isOpen]);
  return (
    <button ref={button} type="button" className={styles['section']} aria-current={isOpen ? 'page' : undefined} onClick={onOpen}>
      {label}
      {count > 0 && (
        <span className={styles['count']}>
          <span aria-hidden="true">{count}</span>
          <span className="hidden">{countLabel(count)}</span>
        </span>
      )}
      {children}
    </button>
  );
}

/** Scrolls the row of a button, not the page. */
function centerIn(button: HTMLElement): void {
  const row = button.parentElement;
  if (row !== null) row.scrollLeft = button.offsetLeft - row.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
}
