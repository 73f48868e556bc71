import { type ChangeEvent, useId, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { WireLibraryPicture } from '#stores/editor/pictures.ts';
import { keptOrigin, recordToResume } from '#stores/lib/unsaved.ts';
import { whileUploading } from '#stores/lib/upload.ts';
import { useResume } from '#ui/office/unsaved/use-resume.ts';
import editorStyles from '../Editor.module.css';
import fieldStyles from '../Fields.module.css';
import styles from './Library.module.css';
import { LibraryGrid } from './LibraryGrid.tsx';
import { PictureDetails, type SeenPicture } from './PictureDetails.tsx';
import { pictureTypes, takePicture } from './take-picture.ts';
import { type Library, useLibrary } from './use-library.ts';

export interface PicturesSectionProps {
  locale: Locale;
  t: Translate<'editor'>;
}

/** The section of the pictures that pages and banners choose from. */
export function PicturesSection({ locale, t }: PicturesSectionProps) {
  const library = useLibrary();
  const [opened, setOpened] = useState<WireLibraryPicture | null>(null);
  const { found } = library;
  useResume(typeof found !== 'string', () => pictureToResume(typeof found === 'string' ? [] : found.pictures), setOpened);
  return (
    <section className={styles['section']} aria-label={t('page_pictures')}>
      <LibraryGrid locale={locale} t={t} library={library} onPress={setOpened}>
        <Upload t={t} library={library} />
      </LibraryGrid>
      {opened !== null && (
        <PictureDetails
          key={opened.hash}
          locale={locale}
          t={t}
          picture={opened}
          onSaved={(picture) => {
            library.replace(picture);
            setOpened(null);
          }}
          onDeleted={() => {
            library.reload();
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

/** The picture whose details were left unsaved, as the library has it now where it is listed; null: none. */
function pictureToResume(listed: readonly WireLibraryPicture[]): WireLibraryPicture | null {
  const hash = recordToResume('picture');
  if (hash === null) return null;
  return listed.find((picture) => picture.hash === hash) ?? keptOrigin<SeenPicture>('picture', hash)?.picture ?? null;
}

/** Uploads several files one after another, and names those that were not stored. */
function Upload({ t, library }: { t: Translate<'editor'>; library: Library }) {
  const field = useId();
  const [left, setLeft] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const upload = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    setProblems([]);
    await whileUploading(() => send(files));
    library.reload();
  };
  const send = async (files: readonly File[]) => {
    let areStored = true;
    for (const [at, file] of files.entries()) {
      setLeft(files.length - at);
      const taken = await takePicture(t, file);
      if ('image' in taken) continue;
      areStored = false;
      setProblems((old) => [...old, `${file.name}: ${taken.problem}`]);
    }
    setLeft(0);
    return areStored;
  };

  return (
    <div className={styles['upload']}>
      <label className={fieldStyles['choose']} htmlFor={field}>
        {left > 0 ? t('library_uploading', { count: left }) : t('library_upload')}
      </label>
      <input
        id={field}
        className="hidden"
        type="file"
        multiple
        accept={pictureTypes}
        disabled={left > 0}
        aria-describedby={`${field}-hint`}
        onChange={(event) => void upload(event)}
      />
      <p id={`${field}-hint`} className={editorStyles['hint']}>
        {t('pictureHint')}
      </p>
      {problems.length > 0 && (
        <div role="alert" className={editorStyles['wrong']}>
          {problems.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      )}
    </div>
  );
}
