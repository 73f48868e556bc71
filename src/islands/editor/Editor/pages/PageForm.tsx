import { useState } from 'react';
import { nameOfPage, type PageRef, pageOf, withPage } from '#domain/content/pages/edit-pages.ts';
import type { PageIssue } from '#domain/content/pages/lint-pages.ts';
import type { PageContent, SitePages } from '#domain/content/pages/site-pages.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { editPages } from '#stores/editor/workspace.ts';
import { BlockList } from '../blocks/BlockList.tsx';
import blockStyles from '../blocks/Blocks.module.css';
import { type Edit, type FormPart, fieldsOf, inside } from '../blocks/form-part.ts';
import { Lines } from '../blocks/Lines.tsx';
import { OptionalPicture } from '../blocks/PictureRow.tsx';
import { jumpTargets } from '../JumpBar.tsx';
import { PageIssues } from './PageIssues.tsx';
import { type ShownField, useShownField } from './use-shown-field.ts';

export interface PageFormProps {
  locale: Locale;
  t: Translate<'editor'>;
  pages: SitePages;
  pageRef: PageRef;
  issues: readonly PageIssue[];
}

/** The head of a page and its blocks. The page of the restaurants has a list and a map of its own, and no picture and blocks. */
export function PageForm({ locale, t, pages, pageRef, issues }: PageFormProps) {
  const [shown, setShown] = useState<ShownField | null>(null);
  useShownField(shown);
  const page = pageOf(pages, pageRef);
  if (page === null) return null;
  const name = nameOfPage(pages, pageRef);
  const own = issues.filter((issue) => issue.page === name);
  const part: FormPart = { locale, t, issues: own, path: '' };
  const edit: Edit<PageContent> = (change) => editPages((old) => withPage(old, pageRef, change));
  const field = fieldsOf(part, page, edit);
  const isHeadAlone = name === 'filial';
  return (
    <>
      <PageIssues locale={locale} t={t} issues={own} blocks={page.blocks} onShow={setShown} />
      <section id={jumpTargets.toHead} className={blockStyles['blocks']} aria-label={t('head_title')}>
        <h2>{t('head_title')}</h2>
        <Lines {...field('title')} isOptional={'fixed' in pageRef} {...('fixed' in pageRef ? { hint: t('head_usual') } : {})} />
        <Lines {...field('lead')} isOptional />
        {!isHeadAlone && <OptionalPicture {...field('picture')} />}
        {'fixed' in pageRef && <Lines {...field('description')} isOptional hint={t('head_usualDescription')} />}
      </section>
      {!isHeadAlone && <BlockList part={inside(part, 'blocks')} blocks={page.blocks} edit={field('blocks').edit} shown={shown} />}
    </>
  );
}
