import type { Editor } from '@tiptap/core';
import { type ReactNode, type RefObject, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { belowSelected } from './keep-selected-block.ts';
import { PictureDialog, type TextPicture } from './PictureDialog.tsx';

/** The dialog of the selected picture, or of a new one. */
export function usePictureDialog(
  t: Translate<'editor'>,
  language: Locale,
  current: RefObject<Editor | null>,
): { readonly openPicture: () => void; readonly pictureDialog: ReactNode } {
  const [picture, setPicture] = useState<TextPicture | 'new' | null>(null);
  const finish = (change: (editor: Editor) => void) => {
    setPicture(null);
    if (current.current !== null) change(current.current);
  };
  return {
    openPicture: () => setPicture(pictureAt(current.current) ?? 'new'),
    pictureDialog: picture !== null && (
      <PictureDialog
        t={t}
        language={language}
        picture={picture === 'new' ? null : picture}
        onSave={(saved) => finish((editor) => putPicture(editor, saved))}
        onClose={() => finish((editor) => editor.commands.focus())}
      />
    ),
  };
}

/** null: no picture is selected */
function pictureAt(editor: Editor | null): TextPicture | null {
  if (editor?.isActive('picture') !== true) return null;
  const { image, alt } = editor.getAttributes('picture');
  return { image: String(image), alt: String(alt) };
}

/** null: the selected picture is removed */
function putPicture(editor: Editor, picture: TextPicture | null): void {
  const chain = editor.chain().focus();
  if (picture === null) chain.deleteSelection().run();
  else if (editor.isActive('picture')) chain.updateAttributes('picture', picture).run();
  else chain.command(belowSelected).insertContent({ type: 'picture', attrs: picture }).run();
}
