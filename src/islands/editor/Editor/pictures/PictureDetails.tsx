import { useState } from 'react';
import { pageLimits } from '#domain/content/pages/blocks.ts';
import { type Locale, type LocalizedText, locales } from '#domain/locale.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { deletePicture, describePicture, type WireLibraryPicture } from '#stores/editor/pictures.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FocusPicker } from '#ui/inputs/FocusPicker/FocusPicker.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import { Sheet } from '#ui/Sheet/Sheet.tsx';
import editorStyles from '../Editor.module.css';
import fieldStyles from '../Fields.module.css';
import { LineField } from '../LineField.tsx';
import styles from './Library.module.css';
import { PictureUses } from './PictureUses.tsx';

interface PictureDetailsProps {
  locale: Locale;
  t: Translate<'editor'>;
  picture: WireLibraryPicture;
  onSaved: (picture: WireLibraryPicture) => void;
  onDeleted: () => void;
  onClose: () => void;
}

type Details = Pick<WireLibraryPicture, 'alt' | 'focus'>;

/** What was stored of a picture when its details were opened. */
export interface SeenPicture {
  readonly base: Details;
  readonly picture: WireLibraryPicture;
}

/** The text, the focal point and the uses of one picture. */
export function PictureDetails({ locale, t, picture, onSaved, onDeleted, onClose }: PictureDetailsProps) {
  const { draft, change, notice, leave, isBusy, isAsking, setAsking, problem, save, remove } = useDetails({
    locale,
    t,
    picture,
    onSaved,
    onDeleted,
  });
  const { alt, focus } = draft;
  return (
    <Sheet
      opened
      side
      onClose={() => void leave(onClose)}
      title={t('library_picture')}
      closeLabel={t('library_close')}
      footer={<Actions t={t} isBusy={isBusy} onSave={() => void save()} onDelete={() => setAsking(true)} />}
    >
      <div className={styles['details']}>
        {notice}
        {problem !== null && (
          <p role="alert" className={editorStyles['wrong']}>
            {problem}
          </p>
        )}
        <FocusPicker
          image={picture.image}
          value={focus}
          label={t('focus_label', { x: focus.x, y: focus.y })}
          hint={t('focus_hint')}
          onChange={(point) => change({ focus: point })}
        />
        <p className={editorStyles['hint']}>
          {t('library_size', { width: picture.width, height: picture.height })}
          {' · '}
          {t('savedBy', { time: formatDateTime(picture.uploadedAt, locale), name: picture.by ?? t('nobody') })}
        </p>
        <PictureTexts t={t} alt={alt} onChange={(language, text) => change({ alt: { ...alt, [language]: text } })} />
        <PictureUses locale={locale} t={t} uses={picture.uses} />
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('library_deleteTitle')}
        confirmLabel={t('library_delete')}
        cancelLabel={t('library_keep')}
        isDangerous
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t('library_deleteText')}
      </ConfirmDialog>
    </Sheet>
  );
}

/** What is written and not saved yet, and the calls that save and delete. */
function useDetails({ locale, t, picture, onSaved, onDeleted }: Omit<PictureDetailsProps, 'onClose'>) {
  const [keeper] = useState(() => keeperOf<Details, SeenPicture>('picture', picture.hash));
  const { alt, focus } = picture;
  const { draft, change, notice, saved, leave } = useUnsaved({
    keeper,
    origin: { base: { alt, focus }, picture },
    initial: ({ base }) => base,
    title: picture.alt[locale] || t('library_picture'),
  });
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async () => {
    setBusy(true);
    const result = await describePicture({ hash: picture.hash, ...draft });
    setBusy(false);
    setProblem(result.ok ? null : result.problem.message);
    if (!result.ok) return;
    saved();
    showToast({ kind: 'success', message: t('library_saved') });
    onSaved(result.value);
  };
  const remove = async () => {
    setAsking(false);
    const result = await deletePicture(picture.hash);
    setProblem(result.ok ? null : result.problem.message);
    if (!result.ok) return;
    saved();
    onDeleted();
  };
  return { draft, change, notice, leave, isBusy, isAsking, setAsking, problem, save, remove };
}

interface ActionsProps {
  t: Translate<'editor'>;
  isBusy: boolean;
  onSave: () => void;
  onDelete: () => void;
}

function Actions({ t, isBusy, onSave, onDelete }: ActionsProps) {
  return (
    <div className={styles['actions']}>
      <Button loading={isBusy} onClick={onSave}>
        {t('library_save')}
      </Button>
      <Button variant="ghost" onClick={onDelete}>
        {t('library_delete')}
      </Button>
    </div>
  );
}

interface PictureTextsProps {
  t: Translate<'editor'>;
  alt: LocalizedText;
  onChange: (language: Locale, text: string) => void;
}

function PictureTexts({ t, alt, onChange }: PictureTextsProps) {
  return (
    <fieldset className={`${fieldStyles['texts']} ${styles['texts']}`}>
      <legend>{t('picture_alt')}</legend>
      {locales.map((language) => (
        <LineField
          key={language}
          label={t(`lang_${language}`)}
          lang={language}
          value={alt[language]}
          maxLength={pageLimits.line}
          onChange={(text) => onChange(language, text)}
        />
      ))}
    </fieldset>
  );
}
