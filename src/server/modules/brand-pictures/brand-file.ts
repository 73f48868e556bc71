import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the files stand that the site serves as they are: built, or before a build. */
const folders = ['dist/client', 'public'];
const builtInMarker = '/brand/marker.svg';

/** Finds an uploaded picture by the last part of its path. */
export type FindUploaded = (name: string) => Promise<Uint8Array | null>;

/** The bytes behind a logo or marker of the settings; null when it is no file of this site. */
export async function readBrandFile(path: string, findUploaded: FindUploaded): Promise<Uint8Array | null> {
  const [, uploaded] = /^\/media\/([\w.-]+)$/.exec(path) ?? [];
  if (uploaded !== undefined) return findUploaded(uploaded);
  if (!/^\/[\w./-]+\.(svg|png|webp|jpe?g)$/.test(path) || path.includes('..')) return null;
  for (const folder of folders) {
    const bytes = await readFile(join(folder, path)).catch(() => null);
    if (bytes !== null) return bytes;
  }
  return null;
}

/** The marker, or the built-in one where the settings' own can't be read. */
export async function readMarker(path: string, findUploaded: FindUploaded): Promise<Uint8Array> {
  const bytes = (await readBrandFile(path, findUploaded)) ?? (await readBrandFile(builtInMarker, findUploaded));
  if (bytes === null) throw new Error('The built-in marker is missing from the build.');
  return bytes;
}
