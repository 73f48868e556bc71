import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '../../log.ts';

/** The folders of static files: after a build, or before one. */
const folders = ['dist/client', 'public'];
const builtInMarker = '/brand/marker.svg';

/** Finds an uploaded picture by the last part of its path. */
export type FindUploaded = (name: string) => Promise<Uint8Array | null>;

/** The bytes of a logo or marker from the settings; null when it is not a file of this site. */
export async function readBrandFile(path: string, findUploaded: FindUploaded): Promise<Uint8Array | null> {
  const [, uploaded] = /^\/media\/([\w.-]+)$/.exec(path) ?? [];
  if (uploaded !== undefined) return findUploaded(uploaded);
  if (!/^\/[\w./-]+\.(svg|png|webp|jpe?g)$/.test(path) || path.includes('..')) return null;
  for (const folder of folders) {
    const bytes = await readFile(join(folder, path)).catch(reportUnlessMissing);
    if (bytes !== null) return bytes;
  }
  return null;
}

function reportUnlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') log.warn({ reason: error.message }, 'a picture of the brand cannot be read');
  return null;
}

/** The marker, or the built-in one when the marker from the settings can't be read. */
export async function readMarker(path: string, findUploaded: FindUploaded): Promise<Uint8Array> {
  const bytes = (await readBrandFile(path, findUploaded)) ?? (await readBrandFile(builtInMarker, findUploaded));
  if (bytes === null) throw new Error('The built-in marker is missing from the build.');
  return bytes;
}
