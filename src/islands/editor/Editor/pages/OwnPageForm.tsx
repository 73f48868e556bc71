import { withOwnPage } from '#domain/content/pages/edit-pages.ts';
import type { PageIssue } from '#domain/content/pages/lint-pages.ts';
import { slugMistake } from '#domain/content/pages/propose-slug.ts';
import type { OwnPage, SitePages } from '#domain/content/pages/site-pages.ts';
import { ownTitle } from '#domain/content/part-name.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { editPages } from '#stores/editor/workspace.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import blockStyles from '../blocks/Blocks.module.css';
import { type Edit, fieldsOf } from '../blocks/form-part.ts';
import { Lines } from '../blocks/Lines.tsx';
import fieldStyles from '../Fields.module.css';
import { SelectField } from '../SelectField.tsx';
import { useWrittenText } from '../use-written-text.ts';
import { PageForm } from './PageForm.tsx';
import styles from './Pages.module.css';
import { SlugField } from './SlugField.tsx';

interface OwnPageFormProps {
  locale: Locale;
  t: Translate<'editor'>;
  pages: SitePages;
  page: OwnPage;
  issues: readonly PageIssue[];
  onClose: () => void;
}

const places = ['header', 'footer', 'none'] as const;

/** One own page: where it is, how search engines describe it, and what it shows. */
export function OwnPageForm({ locale, t, pages, page, issues, onClose }: OwnPageFormProps) {
  const edit: Edit<OwnPage> = (change) => editPages((old) => withOwnPage(old, page.id, change));
  const name = `/p/${page.slug}`;
  const part = { locale, t, issues: issues.filter((issue) => issue.page === name), path: '' };
  const field = fieldsOf(part, page, edit);
  const others = pages.own.filter(({ id }) => id !== page.id);
  const [slug, writeSlug] = useWrittenText(page.slug, (written) => {
    if (slugMistake(written, others) !== null) return null;
    edit((old) => ({ ...old, slug: written }));
    return written;
  });
  return (
    <>
      <div className={styles['top']}>
        <Button variant="ghost" onClick={onClose}>
          {t('own_all')}
        </Button>
        <h2>{ownTitle(page, locale)}</h2>
        <DeletePage t={t} page={page} onDelete={onClose} />
      </div>
      <PageForm locale={locale} t={t} pages={pages} pageRef={{ own: page.id }} issues={issues} />
      <section className={blockStyles['blocks']} aria-label={t('own_address')}>
        <h2>{t('own_address')}</h2>
        <div className={fieldStyles['three']}>
          <SlugField t={t} value={slug} others={others} onChange={writeSlug} path="slug" />
          <SelectField
            label={t('own_place')}
            value={page.place}
            options={places.map((place) => ({ value: place, label: t(`own_place_${place}`) }))}
            onChange={(place) => edit((old) => ({ ...old, place }))}
            path="place"
          />
        </div>
        <Lines {...field('description')} isOptional hint={t('own_descriptionHint')} />
      </section>
    </>
  );
}

function DeletePage({ t, page, onDelete }: Pick<OwnPageFormProps, 't' | 'page'> & { onDelete: () => void }) {
  const remove = () => {
    onDelete();
    editPages((old) => ({ ...old, own: old.own.filter(({ id }) => id !== page.id) }));
  };
  return (
    <ConfirmButton label={t('own_delete')} title={t('own_deleteTitle')} cancelLabel={t('own_deleteNo')} onConfirm={remove}>
      {t('own_deleteText', { slug: page.slug })}
    </ConfirmButton>
  );
}
