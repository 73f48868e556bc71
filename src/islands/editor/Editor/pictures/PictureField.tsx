import { type ChangeEvent, useId, useState } from 'react';
import { type PagePicture, pageLimits } from '#domain/content/pages/blocks.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { noText } from '#domain/localized-text.ts';
import { pictureSource } from '#domain/menu/dish-picture.ts';
import { center, isCenter } from '#domain/menu/focal-point.ts';
import type { Translate } from '#domain/words.ts';
import { whileUploading } from '#stores/lib/upload.ts';
import { FocusPicker } from '#ui/inputs/FocusPicker/FocusPicker.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { FieldComments } from '../comments/FieldComments.tsx';
import editorStyles from '../Editor.module.css';
import fieldStyles from '../Fields.module.css';
import { LineField } from '../LineField.tsx';
import styles from './Pictures.module.css';
import { pictureTypes, takePicture } from './take-picture.ts';

export interface PictureFieldProps {
  t: Translate<'editor'>;
  /** null: there is no picture yet */
  value: PagePicture | null;
  onChange: (picture: PagePicture | null) => void;
  label: string;
  /** it can be replaced, but not removed */
  isRequired?: boolean;
  isDisabled?: boolean;
  /** of the text that contains the picture: only its alternative text is written, and nothing is cropped */
  language?: Locale;
  /** of the picture in its page, for its comments and those of its description; absent: it has none */
  path?: string;
  /** what stands above names the picture already */
  isNamedAbove?: boolean;
  /** of the text in one language; default: as much as a page stores */
  mostLetters?: number;
}

const LibraryDialog = lazyWithRetry(() => import('./LibraryDialog.tsx').then((part) => part.LibraryDialog));

/** A picture of a page with its alternative text in three languages, and the point that stays visible where it is cropped. */
export function PictureField(props: PictureFieldProps) {
  const {
    t,
    value,
    onChange,
    label,
    isRequired = false,
    isDisabled = false,
    language,
    path,
    isNamedAbove,
    mostLetters = pageLimits.line,
  } = props;
  return (
    <fieldset className={styles['picture']}>
      <legend className={isNamedAbove === true ? 'hidden' : undefined}>{label}</legend>
      {path !== undefined && <FieldComments path={path} name={label} />}
      <div className={styles['shown']}>
        {value === null ? (
          <p className={styles['none']}>{t('picture_none')}</p>
        ) : (
          <img src={pictureSource(value.image, 'hero').src} alt="" />
        )}
        {!isDisabled && (
          <PictureActions
            t={t}
            label={label}
            value={value}
            onChange={(picture) => onChange(picture && shortened(picture, mostLetters))}
            canRemove={!isRequired && value !== null}
          />
        )}
      </div>
      {value !== null && (
        <>
          <AlternativeText
            t={t}
            path={path}
            languages={language === undefined ? locales : [language]}
            value={value}
            onChange={onChange}
            isDisabled={isDisabled}
            mostLetters={mostLetters}
          />
          {language === undefined && <Focus t={t} value={value} onChange={onChange} isDisabled={isDisabled} />}
        </>
      )}
    </fieldset>
  );
}

type FocusProps = Pick<PictureFieldProps, 't' | 'onChange'> & { value: PagePicture; isDisabled: boolean };

function Focus({ t, value: { image, alt, focus = center }, onChange, isDisabled }: FocusProps) {
  return (
    <details className={styles['focus']}>
      <summary>{t('focus_title')}</summary>
      <FocusPicker
        image={image}
        value={focus}
        label={t('focus_label', { x: focus.x, y: focus.y })}
        hint={t('focus_hint')}
        isDisabled={isDisabled}
        onChange={(point) => onChange({ image, alt, ...(!isCenter(point) && { focus: point }) })}
      />
    </details>
  );
}

/** The library stores longer texts than some fields. */
function shortened(picture: PagePicture, most: number): PagePicture {
  const { ru, en, uz } = picture.alt;
  return { ...picture, alt: { ru: ru.slice(0, most), en: en.slice(0, most), uz: uz.slice(0, most) } };
}

type ActionsProps = Pick<PictureFieldProps, 't' | 'label' | 'value' | 'onChange'> & { canRemove: boolean };

function PictureActions({ t, label, value, onChange, canRemove }: ActionsProps) {
  const [field, hint] = [useId(), useId()];
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<string | null>(null);
  const [failed, setFailed] = useState<File | null>(null);
  const isBusy = step !== null;

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file === undefined) return;
    await whileUploading(() => upload(file));
  };
  const upload = async (file: File) => {
    setStep(t('picture_uploading'));
    const taken = await takePicture(t, file, setStep);
    setStep(null);
    setFailed('problem' in taken ? file : null);
    setProblem('problem' in taken ? taken.problem : null);
    // another picture needs another description
    if ('image' in taken) onChange({ image: taken.image, alt: noText });
    return 'image' in taken;
  };

  return (
    <div className={styles['actions']}>
      <label className={fieldStyles['choose']} htmlFor={field} aria-disabled={isBusy}>
        {step ?? t(value === null ? 'picture_choose' : 'picture_replace')}
      </label>
      <input
        id={field}
        className="hidden"
        type="file"
        aria-label={`${label}: ${t(value === null ? 'picture_choose' : 'picture_replace')}`}
        accept={pictureTypes}
        disabled={isBusy}
        aria-describedby={hint}
        onChange={(event) => void take(event)}
      />
      <FromLibrary t={t} onChoose={onChange} />
      {canRemove && (
        <button type="button" className={fieldStyles['textButton']} onClick={() => onChange(null)}>
          {t('picture_remove')}
        </button>
      )}
      <p
        id={hint}
        className={problem === null ? editorStyles['hint'] : editorStyles['wrong']}
        role={problem === null ? undefined : 'alert'}
      >
        {problem ?? t('pictureHint')}
      </p>
      {failed !== null && (
        <button type="button" className={fieldStyles['textButton']} onClick={() => void whileUploading(() => upload(failed))}>
          {t('picture_again')}
        </button>
      )}
    </div>
  );
}

function FromLibrary({ t, onChoose }: Pick<PictureFieldProps, 't'> & { onChoose: (picture: PagePicture) => void }) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = (picture: PagePicture) => {
    setChoosing(false);
    onChoose(picture);
  };
  return (
    <>
      <button type="button" className={fieldStyles['choose']} onClick={() => setChoosing(true)}>
        {t('library_choose')}
      </button>
      {isChoosing && <LibraryDialog t={t} onChoose={choose} onClose={() => setChoosing(false)} />}
    </>
  );
}

type AlternativeTextProps = Pick<PictureFieldProps, 't' | 'onChange'> & {
  path: string | undefined;
  languages: readonly Locale[];
  value: PagePicture;
  isDisabled: boolean;
  mostLetters: number;
};

function AlternativeText({ t, path, languages, value, onChange, isDisabled, mostLetters }: AlternativeTextProps) {
  return (
    <fieldset className={`${fieldStyles['texts']} ${styles['alt']}`}>
      <legend>{t('picture_alt')}</legend>
      {path !== undefined && <FieldComments path={`${path}.alt`} name={t('picture_alt')} />}
      <div className={fieldStyles['three']}>
        {languages.map((language) => (
          <LineField
            key={language}
            label={t(`lang_${language}`)}
            lang={language}
            value={value.alt[language]}
            maxLength={mostLetters}
            isReadOnly={isDisabled}
            onChange={(text) => onChange({ ...value, alt: { ...value.alt, [language]: text } })}
          >
            {value.alt[language].trim() === '' && <p className={styles['missing']}>{t('picture_altMissing')}</p>}
          </LineField>
        ))}
      </div>
    </fieldset>
  );
}
