import { type ChangeEvent, useId } from 'react';
import { parsePicture, pictureSource } from '#domain/menu/dish-picture.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import forms from '../Forms.module.css';
import styles from '../OfficeMenu.module.css';
import { DishFocus } from './DishFocus.tsx';
import { type PictureState, usePicture } from './use-picture.ts';

interface DishPictureProps {
  t: Translate<'office-menu'>;
  /** a path of this site or an absolute URL; null: none */
  image: string | null;
  onChange: (image: string | null) => void;
  onState: (state: PictureState) => void;
}

/** The picture of a dish; a chosen file can be cropped, is stored immediately, and the dish has it when the form is saved. */
export function DishPicture({ t, image, onChange, onState }: DishPictureProps) {
  const id = useId();
  const picture = usePicture(t, onChange, onState);
  const { wrong, isBusy, progress, canTryAgain, again, cropping, choose, cropStored, use, reportTooLarge, close } = picture;
  const chooseFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // the same file can be chosen again
    currentTarget.value = '';
    if (file !== undefined) void choose(file);
  };
  return (
    <fieldset className={forms['checks']} aria-busy={isBusy}>
      <legend>{t('picture')}</legend>
      {image === null ? (
        <p className={styles['hint']}>{t('pictureNone')}</p>
      ) : (
        <img
          src={pictureSource(image, 'row').src}
          alt=""
          width="96"
          height="72"
          style={{ objectPosition: pictureSource(image, 'row').position }}
        />
      )}
      <label htmlFor={id} className={forms['choose']}>
        {t(image === null ? 'pictureChoose' : 'pictureChange')}
      </label>
      <input id={id} type="file" className="hidden" accept="image/*" disabled={isBusy} onChange={chooseFile} />
      {image !== null && parsePicture(image) !== null && (
        <Button variant="ghost" onClick={() => void cropStored(image)}>
          {t('cropOpen')}
        </Button>
      )}
      {image !== null && (
        <Button variant="ghost" onClick={() => onChange(null)}>
          {t('pictureRemove')}
        </Button>
      )}
      {image !== null && <DishFocus t={t} image={image} onChange={onChange} />}
      {cropping !== null && <cropping.Dialog t={t} picture={cropping.picture} onUse={use} onTooLarge={reportTooLarge} onClose={close} />}
      <p role="status" className={styles['hint']}>
        {progress}
      </p>
      {wrong !== null && (
        <p role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      )}
      {canTryAgain && (
        <Button variant="soft" onClick={again}>
          {t('pictureAgain')}
        </Button>
      )}
    </fieldset>
  );
}
