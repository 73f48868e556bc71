import { calls } from '#contract/calls.ts';
import type { WireLibraryPicture } from '#contract/editor/pictures.ts';
import type { LibraryPicture } from '#domain/content/library-picture.ts';
import { toIso } from '../clock.ts';
import { type Api, notFound, unwrap } from './context.ts';
import { handle } from './handle.ts';

/** The calls for the pictures that editors choose from. */
export function addPictureLibrary(api: Api): void {
  handle(api, calls.libraryPictures, async ({ services, query: { q, unused, offset } }) => {
    const { pictures, total } = await services.pictures.library.list({ search: q, isUnused: unused === 'true', offset });
    return { pictures: pictures.map(toWire), total };
  });
  handle(api, calls.describePicture, async ({ services, path, body }) => {
    const picture = await services.pictures.library.describe(path.id, body);
    if (picture === null) throw notFound();
    return toWire(picture);
  });
  handle(api, calls.deletePicture, async ({ services, path }) => {
    unwrap(await services.pictures.library.remove(path.id));
  });
}

function toWire(picture: LibraryPicture): WireLibraryPicture {
  return { ...picture, uploadedAt: toIso(picture.uploadedAt) };
}
