import { type ChangeEvent, useId, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { uploadBrandPicture } from '#stores/editor/pictures.ts';
import { editSettings } from '#stores/editor/workspace.ts';
import { whileUploading } from '#stores/lib/upload.ts';
import { FieldComments } from './comments/FieldComments.tsx';
import styles from './Editor.module.css';
import fieldStyles from './Fields.module.css';
import { Labeled } from './Labeled.tsx';
import { pictureTypes, uploadText } from './pictures/take-picture.ts';
import type { Part } from './section-props.ts';

/** Logo, marker, colors and light or dark. */
export function AppearanceFields({ t, workspace }: Part) {
  const { settings } = workspace.draft;
  const isReadOnly = !workspace.canPublish;
  const id = useId();
  return (
    <div className={`${fieldStyles['row']} ${fieldStyles['looks']}`}>
      {(['logo', 'marker'] as const).map((field) => (
        <PictureField
          key={field}
          t={t}
          label={t(`field_${field}`)}
          field={field}
          path={settings[field]}
          isReadOnly={isReadOnly}
          onChange={(path) => editSettings((old) => ({ ...old, [field]: path }))}
        />
      ))}
      {(['isDarkMode', 'followsVisitor'] as const).map((field) => (
        <div key={field} className={fieldStyles['field']}>
          <label className={fieldStyles['check']} htmlFor={id + field}>
            <input
              id={id + field}
              type="checkbox"
              checked={settings[field]}
              disabled={isReadOnly}
              onChange={({ currentTarget }) => editSettings((old) => ({ ...old, [field]: currentTarget.checked }))}
            />
            {t(`field_${field}`)}
          </label>
          <FieldComments path={field} name={t(`field_${field}`)} />
        </div>
      ))}
      {(['primaryColor', 'accentColor'] as const).map((field) => (
        <ColorField
          key={field}
          label={t(`field_${field}`)}
          field={field}
          none={t('noColor')}
          color={settings[field]}
          isReadOnly={isReadOnly}
          onChange={(color) => editSettings((old) => ({ ...old, [field]: color }))}
        />
      ))}
    </div>
  );
}

interface PictureFieldProps {
  t: Translate<'editor'>;
  label: string;
  /** of the settings */
  field: string;
  path: string;
  isReadOnly: boolean;
  onChange: (path: string) => void;
}

function PictureField({ t, label, field, path, isReadOnly, onChange }: PictureFieldProps) {
  const [file, hint] = [useId(), useId()];
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<string | null>(null);
  const [failed, setFailed] = useState<File | null>(null);

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    currentTarget.value = '';
    if (chosen === undefined) return;
    await whileUploading(() => upload(chosen));
  };
  const upload = async (chosen: File) => {
    setFailed(null);
    const { fitPicture } = await import('#stores/lib/fit-picture.ts');
    const picture = await fitPicture(chosen);
    if (typeof picture === 'string') {
      setProblem(t(picture));
      return false;
    }
    const result = await uploadBrandPicture(picture, (share) => setStep(uploadText(t, share)));
    setStep(null);
    if (!result.ok) setFailed(chosen);
    setProblem(result.ok ? null : result.problem.message);
    if (result.ok) onChange(result.value.path);
    return result.ok;
  };

  return (
    <div className={fieldStyles['field']}>
      <p className={fieldStyles['label']}>{label}</p>
      <div className={fieldStyles['picture']}>
        <img src={path} alt="" width="64" height="64" />
        <label className={fieldStyles['choose']} htmlFor={file}>
          {step ?? t('choosePicture')}
        </label>
        <input
          id={file}
          className="hidden"
          type="file"
          aria-label={label}
          accept={pictureTypes}
          disabled={isReadOnly || step !== null}
          aria-describedby={hint}
          onChange={(event) => void take(event)}
        />
      </div>
      <p id={hint} className={problem === null ? styles['hint'] : styles['wrong']} role={problem === null ? undefined : 'alert'}>
        {problem ?? t('pictureHint')}
      </p>
      {failed !== null && (
        <button type="button" className={fieldStyles['textButton']} onClick={() => void whileUploading(() => upload(failed))}>
          {t('picture_again')}
        </button>
      )}
      <FieldComments path={field} name={label} />
    </div>
  );
}

interface ColorFieldProps {
  label: string;
  /** of the settings */
  field: string;
  none: string;
  color: string | null;
  isReadOnly: boolean;
  onChange: (color: string | null) => void;
}

function ColorField({ label, field, none, color, isReadOnly, onChange }: ColorFieldProps) {
  return (
    <Labeled label={label} end={<FieldComments path={field} name={label} />}>
      {(input) => (
        <div className={fieldStyles['picture']}>
          <input
            {...input}
            type="color"
            className={fieldStyles['color']}
            value={(color ?? '#0b6e69').toLowerCase()}
            disabled={isReadOnly}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <span>{color ?? none}</span>
          {color !== null && !isReadOnly && (
            <button type="button" className={fieldStyles['textButton']} onClick={() => onChange(null)}>
              {none}
            </button>
          )}
        </div>
      )}
    </Labeled>
  );
}
