import type { Translate } from '#domain/words.ts';
import { uploadPagePicture } from '#stores/editor/pictures.ts';

/** The formats that a page's picture may have, as in the attribute `accept`. */
export const pictureTypes = 'image/png,image/jpeg,image/webp';

type Taken = { readonly image: string } | { readonly problem: string };

/** Uploads a picture, scaled down where it is above the server's limits; a `problem` is a sentence for the editor. */
export async function takePicture(t: Translate<'editor'>, file: File): Promise<Taken> {
  if (!pictureTypes.split(',').includes(file.type)) return { problem: t('pictureWrong') };
  const { fitPicture } = await import('#stores/lib/fit-picture.ts');
  const picture = await fitPicture(file);
  if (picture === null) return { problem: t('pictureTooLarge') };
  const result = await uploadPagePicture(picture);
  return result.ok ? { image: result.value.path } : { problem: result.problem.message };
}
