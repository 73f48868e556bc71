import type { Translate } from '#domain/words.ts';
import { uploadPagePicture } from '#stores/editor/pictures.ts';

/** The formats that a page's picture may have, as in the attribute `accept`; what else the browser can read is converted. */
export const pictureTypes = 'image/*';

type Taken = { readonly image: string } | { readonly problem: string };

/** Uploads a picture, scaled down and converted where the server needs it; a `problem` is a sentence for the editor. */
export async function takePicture(t: Translate<'editor'>, file: File, onStep: (text: string) => void = () => {}): Promise<Taken> {
  const { fitPicture } = await import('#stores/lib/fit-picture.ts');
  const picture = await fitPicture(file);
  if (typeof picture === 'string') return { problem: t(picture) };
  const result = await uploadPagePicture(picture, (share) => onStep(uploadText(t, share)));
  return result.ok ? { image: result.value.path } : { problem: result.problem.message };
}

/** How far an upload is. */
export function uploadText(t: Translate<'editor'>, share: number): string {
  return share < 1 ? t('picture_uploadingPart', { percent: Math.floor(share * 100) }) : t('picture_preparing');
}
