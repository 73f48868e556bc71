import { type SubmitEvent, useId, useState } from 'react';
import { pageLimits } from '#domain/content/pages/blocks.ts';
import { proposeSlug, slugMistake } from '#domain/content/pages/propose-slug.ts';
import { emptyPage, type OwnPage } from '#domain/content/pages/site-pages.ts';
import { type LocalizedText, locales } from '#domain/locale.ts';
import { noText } from '#domain/localized-text.ts';
import type { Translate } from '#domain/words.ts';
import { newKey } from '#stores/editor/new-key.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { Dialog } from '#ui/overlays/Dialog/Dialog.tsx';
import blockStyles from '../blocks/Blocks.module.css';
import fieldStyles from '../Fields.module.css';
import { LineField } from '../LineField.tsx';
import { SlugField } from './SlugField.tsx';

interface NewPageProps {
  t: Translate<'editor'>;
  own: readonly OwnPage[];
  onCreate: (page: OwnPage) => void;
  onClose: () => void;
}

/** A page that is not created yet. */
interface Draft {
  readonly title: LocalizedText;
  /** null: it follows the title */
  readonly address: string | null;
}

const empty: Draft = { title: noText, address: null };
const origin = { base: null };

/** The title of a new page in three languages, and its address, which follows the Russian title until it is changed. */
export function NewPage({ t, own, onCreate, onClose }: NewPageProps) {
  const [keeper] = useState(() => keeperOf<Draft, typeof origin>('page', 'new'));
  const { draft, change, notice, saved, leave } = useUnsaved({ keeper, origin, initial: () => empty, title: t('own_new') });
  const { title, address: typed } = draft;
  const [isTried, setTried] = useState(false);
  const form = useId();
  const slug = typed ?? proposeSlug(title.ru, own);
  const isUntitled = title.ru.trim() === '';

  const create = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (isUntitled || slugMistake(slug, own) !== null) return;
    saved();
    onCreate({ ...emptyPage, id: newKey(), slug, title, description: noText, place: 'footer' });
  };
  const close = () => void leave(onClose);
  const actions = (
    <>
      <Button variant="ghost" onClick={close}>
        {t('own_cancel')}
      </Button>
      <Button type="submit" form={form}>
        {t('own_create')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={close} title={t('own_new')} actions={actions}>
      <form id={form} className={blockStyles['form']} noValidate onSubmit={create}>
        {notice}
        <fieldset className={fieldStyles['texts']}>
          <legend>{t('part_title')}</legend>
          <div className={blockStyles['form']}>
            {locales.map((locale) => (
              <LineField
                key={locale}
                lang={locale}
                label={t(`lang_${locale}`)}
                value={title[locale]}
                maxLength={pageLimits.line}
                onChange={(text) => change({ title: { ...title, [locale]: text } })}
              >
                {locale === 'ru' && isTried && isUntitled && (
                  <p className={blockStyles['limit']} role="alert">
                    {t('own_untitled')}
                  </p>
                )}
              </LineField>
            ))}
          </div>
        </fieldset>
        {(slug !== '' || typed !== null || isTried) && (
          <SlugField t={t} value={slug} others={own} onChange={(address) => change({ address })} />
        )}
      </form>
    </Dialog>
  );
}
