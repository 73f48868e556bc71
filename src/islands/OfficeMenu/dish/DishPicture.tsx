import { type ChangeEvent, useId, useState } from 'react';
import { pictureSource } from '#domain/menu/dish-picture.ts';
import type { Translate } from '#domain/words.ts';
import { uploadDishPicture } from '#stores/office/dish-picture.ts';
import { Button } from '#ui/Button/Button.tsx';
import forms from '../Forms.module.css';
import styles from '../OfficeMenu.module.css';
import { DishFocus } from './DishFocus.tsx';

interface DishPictureProps {
  t: Translate<'office-menu'>;
  /** a path of this site or an absolute URL; null: none */
  image: string | null;
  onChange: (image: string | null) => void;
}

/** The picture of a dish; a chosen file is stored immediately, and the dish has it when the form is saved. */
export function DishPicture({ t, image, onChange }: DishPictureProps) {
  const id = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const upload = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    setBusy(true);
    const { fitPicture } = await import('#stores/lib/fit-picture.ts');
    const fitted = await fitPicture(file);
    const result = fitted && (await uploadDishPicture(fitted));
    setBusy(false);
    if (result === null) return setWrong(t('pictureTooLarge'));
    setWrong(result.ok ? null : result.problem.message);
    if (result.ok) onChange(result.value.path);
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
      <input id={id} type="file" className="hidden" accept="image/*" disabled={isBusy} onChange={(event) => void upload(event)} />
      {image !== null && (
        <Button variant="ghost" onClick={() => onChange(null)}>
          {t('pictureRemove')}
        </Button>
      )}
      {image !== null && <DishFocus t={t} image={image} onChange={onChange} />}
      {wrong !== null && (
        <p role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      )}
    </fieldset>
  );
}
