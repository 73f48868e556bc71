import { type SubmitEvent, useId, useState } from 'react';
import type { PagePicture } from '#domain/content/pages/blocks.ts';
import type { Locale } from '#domain/locale.ts';
import { noText } from '#domain/localized-text.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog/Dialog.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import styles from './Writing.module.css';

/** A stored picture in a text of one language. */
export interface TextPicture {
  readonly image: string;
  readonly alt: string;
}

interface PictureDialogProps {
  t: Translate<'editor'>;
  /** the language of the text */
  language: Locale;
  /** null: a new one */
  picture: TextPicture | null;
  /** null: the picture is removed */
  onSave: (picture: TextPicture | null) => void;
  onClose: () => void;
}

/** Chooses a picture for the text and describes it in the text's language. */
export function PictureDialog({ t, language, picture, onSave, onClose }: PictureDialogProps) {
  const [value, setValue] = useState<PagePicture | null>(picture && { image: picture.image, alt: { ...noText, [language]: picture.alt } });
  const form = useId();
  const isEmpty = value === null || value.image === '';
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (value === null || isEmpty) onClose();
    else onSave({ image: value.image, alt: value.alt[language].trim() });
  };
  const actions = (
    <>
      <Button variant="ghost" onClick={picture === null ? onClose : () => onSave(null)}>
        {t(picture === null ? 'write_cancel' : 'picture_remove')}
      </Button>
      <Button type="submit" form={form} disabled={isEmpty}>
        {t('write_saveLink')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={t('write_picture')} actions={actions}>
      <form id={form} className={styles['form']} noValidate onSubmit={save}>
        <PictureField t={t} language={language} label={t('write_picture')} value={value} onChange={setValue} isRequired />
      </form>
    </Dialog>
  );
}
