import type { WireLibraryPicture } from '#contract/editor/pictures.ts';
import { locales } from '#domain/locale.ts';
import type { StoryResponses } from './story-responses.ts';

const long = 'Очень длинное описание изображения без конца и края, '.repeat(5);

function picture(hash: string, image: string, changes: Partial<WireLibraryPicture> = {}): WireLibraryPicture {
  return {
    hash,
    image,
    width: 1280,
    height: 720,
    focus: { x: 50, y: 50 },
    uploadedAt: '2026-11-21T07:00:00.000Z',
    by: 'Dilnoza',
    alt: { ru: 'Плов в казане', en: 'Plov in a cauldron', uz: 'Qozondagi osh' },
    uses: [],
    ...changes,
  };
}

const pictures: readonly WireLibraryPicture[] = [
  picture('a', '/pages/kazan.svg', {
    uses: [
      { kind: 'published', page: 'about' },
      { kind: 'draft', page: 'banners' },
    ],
  }),
  picture('b', '/pages/hero.svg', { alt: { ru: '', en: '', uz: '' } }),
  picture('c', '/pages/tandoor.svg', {
    alt: { ru: long, en: long, uz: long },
    uses: Array.from({ length: 30 }, (_, at) => ({ kind: 'version', id: at + 1 })),
  }),
];

/** The library of pictures in stories. */
export const libraryResponses: StoryResponses = {
  libraryPictures: ({ query: { q = '', unused } }) => {
    const found = pictures.filter(
      ({ alt, uses }) => locales.some((locale) => alt[locale].includes(q)) && !(unused === 'true' && uses.length > 0),
    );
    return { pictures: [...found], total: found.length };
  },
  describePicture: ({ path, body }) => picture(String(path.id), '/pages/kazan.svg', body),
};
