import { useState } from 'react';
import { parsePicture, pictureAddress } from '#domain/menu/dish-picture.ts';
import type { Translate } from '#domain/words.ts';
import { whileUploading } from '#stores/lib/upload.ts';
import { uploadDishPicture } from '#stores/office/dish-picture.ts';

/** Of the picture that is chosen in a form; `failed`: it was not stored, and the form has the one before. */
export type PictureState = 'ready' | 'busy' | 'failed';

/** The dialog that crops a picture: a chosen file, or null for the one that the dish has. */
interface Cropping {
  readonly Dialog: typeof import('./CropPicture.tsx')['CropPicture'];
  readonly picture: ImageBitmap;
  readonly file: File | null;
}

/** Stores the picture of a dish; a file that this browser can read is cropped before. */
export function usePicture(t: Translate<'office-menu'>, onChange: (image: string) => void, onState: (state: PictureState) => void) {
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** of the file that is sent, 0 to 1; null: none */
  const [share, setShare] = useState<number | null>(null);
  const [failed, setFailed] = useState<Blob | null>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);

  const upload = async (picture: Blob) => {
    setBusy(true);
    setWrong(null);
    setFailed(null);
    onState('busy');
    const { fitPicture } = await import('#stores/lib/fit-picture.ts');
    const fitted = await fitPicture(picture);
    const result = typeof fitted === 'string' ? fitted : await uploadDishPicture(fitted, setShare);
    setBusy(false);
    setShare(null);
    const problem = typeof result === 'string' ? t(result) : result.ok ? null : result.problem.message;
    if (typeof result !== 'string' && result.ok) onChange(result.value.path);
    else if (typeof result !== 'string') setFailed(picture);
    setWrong(problem);
    onState(problem === null ? 'ready' : 'failed');
    return problem === null;
  };
  const send = (picture: Blob) => whileUploading(() => upload(picture));
  const open = async (read: () => Promise<ImageBitmapSource>, file: File | null) => {
    setWrong(null);
    setFailed(null);
    setBusy(true);
    const dialog = import('./CropPicture.tsx');
    const picture = await read()
      .then((source) => createImageBitmap(source))
      .catch(() => null);
    const part = await dialog.catch(() => null);
    setBusy(false);
    if (picture !== null && part !== null) setCropping({ Dialog: part.CropPicture, picture, file });
    else if (file !== null) await send(file);
    else setWrong(t('cropFailed'));
  };
  const close = () => {
    cropping?.picture.close();
    setCropping(null);
  };
  /** null: the whole picture */
  const use = (part: Blob | null) => {
    const chosen = part ?? cropping?.file ?? null;
    close();
    if (chosen !== null) void send(chosen);
  };
  const reportTooLarge = () => {
    close();
    setWrong(t('pictureTooLarge'));
  };
  const choose = (file: File) => open(async () => file, file);
  const again = () => void (failed && send(failed));
  const progress = share === null ? null : share < 1 ? t('pictureUploading', { percent: Math.floor(share * 100) }) : t('picturePreparing');
  const cropStored = (image: string) => open(() => loadStored(image), null);
  return { wrong, isBusy, progress, canTryAgain: failed !== null, again, cropping, choose, cropStored, use, reportTooLarge, close };
}

/** The stored picture at the largest of its widths. */
async function loadStored(image: string): Promise<HTMLImageElement> {
  const stored = new Image();
  stored.src = `${pictureAddress(parsePicture(image)?.name ?? '')}/1280`;
  await stored.decode();
  return stored;
}
