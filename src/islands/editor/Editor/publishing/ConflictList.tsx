import { useEffect, useRef } from 'react';
import type { Conflict } from '#domain/content/draft.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { decide, type MergeConflict } from '#stores/editor/workspace.ts';
import { Button } from '#ui/Button/Button.tsx';
import { readBannerConflict } from '../banners/banner-conflict.ts';
import fieldStyles from '../Fields.module.css';
import publishStyles from '../Publish.module.css';
import { readConflict } from '../pages/page-conflict.ts';

export interface ConflictListProps {
  locale: Locale;
  t: Translate<'editor'>;
  /** the pages of this screen */
  pages: SitePages;
  mergeConflict: MergeConflict;
}

/** Conflicting changes of two editors, side by side; one version must be chosen before anything is saved. */
export function ConflictList({ locale, t, pages, mergeConflict }: ConflictListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const readOther = (conflict: Conflict) =>
    conflict.path.startsWith('pages.') ? readConflict(t, locale, pages, conflict) : readSettings(t, conflict);
  return (
    <section className={publishStyles['conflictCard']} role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {t('conflict_title', { name: mergeConflict.by ?? t('another') })}
      </h2>
      <p>{t('conflict_text')}</p>
      {mergeConflict.conflicts.map((conflict) => {
        const { path } = conflict;
        const read = path.startsWith('pages.banners.') ? readBannerConflict(t, conflict) : readOther(conflict);
        return (
          <div key={path} className={publishStyles['conflict']}>
            <b>{read.name}</b>
            <div className={publishStyles['sides']}>
              <Side title={t('mine')} text={read.mine} action={t('keepMine')} onTake={() => decide(path, 'mine')} />
              <Side title={t('theirs')} text={read.theirs} action={t('takeTheirs')} onTake={() => decide(path, 'theirs')} />
            </div>
          </div>
        );
      })}
    </section>
  );
}

function Side({ title, text, action, onTake }: { title: string; text: string; action: string; onTake: () => void }) {
  return (
    <div>
      <p className={fieldStyles['label']}>{title}</p>
      <p className={publishStyles['pieces']}>{text}</p>
      <Button variant="soft" onClick={onTake}>
        {action}
      </Button>
    </div>
  );
}

function readSettings(t: Translate<'editor'>, { path, mine, theirs }: Conflict) {
  return { name: nameOf(path, t), mine: plain(mine), theirs: plain(theirs) };
}

function plain(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : json;
}

/** The editor's name of a path such as `settings.aboutUs.uz`. */
function nameOf(path: string, t: Translate<'editor'>): string {
  const [kind, field = '', locale] = path.split('.');
  const name = (key: string) => translateUnknown(t, key) ?? path;
  if (kind === 'comments') return `${t('comment')}: ${name(`page_${field}`)}`;
  if (kind === 'ready') return `${t('ready')}: ${name(`lang_${field}`)}`;
  return locale === undefined ? name(`field_${field}`) : `${name(`field_${field}`)}: ${name(`lang_${locale}`)}`;
}
