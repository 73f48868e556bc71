import { newKey } from '#stores/editor/new-key.ts';
import { picturesOfRtf } from './rtf-pictures.ts';

/** A picture of the clipboard that waits for its place in the text. */
export interface PastedPicture {
  /** of the place, `img[data-pending]` */
  readonly id: string;
  readonly file: File;
}

/** Blocks that have no pictures inside. */
const closed = 'ul, ol, table, blockquote';
/** A picture of so few pixels counts visits. */
const smallest = 2;

/**
 * Leaves a place for each picture that the clipboard has, in a paragraph of its own, and removes the others: those of other sites, and
 * files on the disk that are not in the RTF.
 */
export function takePictures(body: HTMLElement, rtf: string): { readonly pictures: readonly PastedPicture[]; readonly left: number } {
  const images = [...body.querySelectorAll('img')];
  const onDisk = images.filter(isOnDisk);
  const inRtf = onDisk.length === 0 ? [] : picturesOfRtf(rtf);
  // otherwise it is unknown which is which
  const ofRtf = inRtf.length === onDisk.length ? inRtf : [];
  const pictures: PastedPicture[] = [];
  let left = 0;
  for (const image of images) {
    const file = isOnDisk(image) ? (ofRtf[onDisk.indexOf(image)] ?? null) : ofData(sourceOf(image));
    if (file !== null) pictures.push(leavePlace(image, file));
    else if (!isTiny(image)) left += 1;
  }
  for (const each of body.querySelectorAll('img:not([data-pending])')) each.remove();
  return { pictures, left };
}

function leavePlace(image: HTMLImageElement, file: File): PastedPicture {
  const id = newKey();
  const place = image.ownerDocument.createElement('img');
  place.dataset['pending'] = id;
  place.alt = image.alt.trim();
  const around = outermost(image);
  if (around === null) image.replaceWith(place);
  else around.after(place);
  return { id, file };
}

function outermost(element: Element): Element | null {
  let found: Element | null = null;
  for (let each = element.closest(closed); each !== null; each = each.parentElement?.closest(closed) ?? null) found = each;
  return found;
}

function sourceOf(image: HTMLImageElement): string {
  return image.getAttribute('src') ?? '';
}

function isOnDisk(image: HTMLImageElement): boolean {
  return /^file:/i.test(sourceOf(image));
}

function isTiny({ width, height }: HTMLImageElement): boolean {
  return [width, height].some((size) => size > 0 && size <= smallest);
}

/** A picture that the HTML itself contains. */
function ofData(source: string): File | null {
  const [, type = '', base64 = ''] = /^data:(image\/[a-z+]+);base64,([\s\S]+)$/i.exec(source) ?? [];
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return bytes.length === 0 ? null : new File([bytes], 'picture', { type });
  } catch {
    return null;
  }
}
