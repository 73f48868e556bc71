import type { PagePicture } from '#domain/content/pages/blocks.ts';
import { isCenter } from '#domain/menu/focal-point.ts';
import type { Translate } from '#domain/words.ts';
import { pageLocale } from '#stores/lib/api.ts';
import { Sheet } from '#ui/Sheet/Sheet.tsx';
import { LibraryGrid } from './LibraryGrid.tsx';
import { useLibrary } from './use-library.ts';

interface LibraryDialogProps {
  t: Translate<'editor'>;
  /** the picture with its text, and its focal point where that is not the center */
  onChoose: (picture: PagePicture) => void;
  onClose: () => void;
}

/** Chooses one of the pictures that are stored already. */
export function LibraryDialog({ t, onChoose, onClose }: LibraryDialogProps) {
  const library = useLibrary();
  return (
    <Sheet opened onClose={onClose} title={t('library_choose')} closeLabel={t('library_close')}>
      <LibraryGrid
        locale={pageLocale()}
        t={t}
        library={library}
        onPress={({ image, alt, focus }) => onChoose({ image, alt, ...(!isCenter(focus) && { focus }) })}
      />
    </Sheet>
  );
}
