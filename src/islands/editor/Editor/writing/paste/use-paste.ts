import type { Editor } from '@tiptap/core';
import { type RefObject, useRef, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { newKey } from '#stores/editor/new-key.ts';
import { whileUploading } from '#stores/lib/upload.ts';
import { takePicture } from '../../pictures/take-picture.ts';
import { insertPending, settlePending } from '../pending-pictures.ts';
import { cleanPaste } from './clean-paste.ts';
import type { PastedPicture } from './paste-pictures.ts';

/** What the editor asks about a clipboard or about what is dropped on it. */
export interface PasteHandlers {
  /** Uploads pictures that come alone, such as a screenshot; false: there is something else to paste. */
  readonly takeFiles: (data: DataTransfer | null) => boolean;
  readonly clean: (html: string) => string;
}

interface Paste extends PasteHandlers {
  /** what the last paste left behind, as sentences */
  readonly notices: readonly string[];
  /** the number of pictures that are still uploaded */
  readonly waiting: number;
}

/** Pastes without remarks of reviewers, and uploads pictures to the library while a place is kept for them. */
export function usePaste(t: Translate<'editor'>, current: RefObject<Editor | null>): Paste {
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState(0);
  const rtf = useRef('');
  const notice = (text: string) => setNotices((old) => [...new Set([...old, text])]);

  const upload = async (pictures: readonly PastedPicture[]) => {
    setWaiting((old) => old + pictures.length);
    let areStored = true;
    for (const { id, file } of pictures) {
      const taken = await takePicture(t, file);
      const image = 'image' in taken ? taken.image : null;
      areStored &&= image !== null;
      if ('problem' in taken) notice(t('write_pictureFailed', { reason: taken.problem }));
      const isPlaced = current.current !== null && settlePending(current.current, id, image);
      if (!isPlaced && image !== null) notice(t('write_pictureInLibrary'));
      setWaiting((old) => old - 1);
    }
    return areStored;
  };

  const takeFiles = (data: DataTransfer | null) => {
    setNotices([]);
    rtf.current = data?.getData('text/rtf') ?? '';
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0 || current.current === null || hasText(data)) return false;
    const pictures = files.map((file) => ({ id: newKey(), file }));
    insertPending(
      current.current,
      pictures.map(({ id }) => id),
    );
    void whileUploading(() => upload(pictures));
    return true;
  };
  const clean = (pasted: string) => {
    const { html, pictures, leftPictures, hasRemarks } = cleanPaste(pasted, rtf.current);
    if (hasRemarks) notice(t('write_noRemarks'));
    if (leftPictures > 0) notice(t('write_noPictures', { count: leftPictures }));
    if (pictures.length > 0) void whileUploading(() => upload(pictures));
    return html;
  };
  return { takeFiles, clean, notices, waiting };
}

/** A spreadsheet puts a picture of its cells beside their text. */
function hasText(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  return text.trim() !== '';
}
