import { type ContentPart, partOfOwn } from '#domain/content/content-parts.ts';
import { pagePath } from '#domain/routes.ts';
import type { Part } from '../section-props.ts';
import { ownTitle } from './part-name.ts';

interface PreviewTarget {
  readonly path: string;
  readonly name: string;
  /** the sections of the editor whose changes the page shows */
  readonly parts: readonly ContentPart[];
}

/** Every page of the draft that a link can show, in one language. */
export function previewTargets({ t, locale, workspace }: Pick<Part, 't' | 'locale' | 'workspace'>): readonly PreviewTarget[] {
  const { settings, pages } = workspace.draft;
  const path = (name: 'home' | 'about' | 'contacts' | 'branches' | 'offer' | 'privacy') => pagePath(name, locale);
  return [
    { path: path('home'), name: t('write_page_home'), parts: ['look', 'ordering', 'banners'] },
    { path: path('about'), name: t('page_about'), parts: ['about'] },
    { path: path('contacts'), name: t('page_contacts'), parts: ['contacts'] },
    { path: path('branches'), name: t('write_page_branches'), parts: ['filial'] },
    { path: path('offer'), name: t('page_offer'), parts: ['offer'] },
    ...(settings.privacy === null ? [] : [{ path: path('privacy'), name: t('page_privacy'), parts: ['privacy'] }]),
    ...pages.own.map((page) => ({ path: pagePath('own', locale, page.slug), name: ownTitle(page, locale), parts: [partOfOwn(page.id)] })),
  ];
}
