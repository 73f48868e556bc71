import { log } from '../../log.ts';
import { carefully, drawAlone } from '../pictures/load-sharp.ts';
import { type FindUploaded, readBrandFile } from './brand-file.ts';

/** A logo with a larger ratio of width to height is a wordmark, which contains the shop's name. */
const wordmarkRatio = 2;
const builtInLogo = '/brand/logo.svg';
const maxCached = 50;
const cached = new Map<string, Promise<boolean>>();

/**
 * Whether a logo is a wordmark, next to which the name would be repeated. A picture that is not a file of this site does not count as a
 * wordmark.
 */
export function isWordmark(logo: string, findUploaded: FindUploaded): Promise<boolean> {
  // the default logo, so that no picture needs to be read
  if (logo === builtInLogo) return Promise.resolve(false);
  const checked =
    cached.get(logo) ??
    check(logo, findUploaded).catch((error: unknown) => {
      // tried again with the next page
      cached.delete(logo);
      log.warn({ reason: String(error) }, 'the logo cannot be loaded');
      return false;
    });
  if (cached.size >= maxCached) cached.clear();
  cached.set(logo, checked);
  return checked;
}

async function check(logo: string, findUploaded: FindUploaded): Promise<boolean> {
  const bytes = await readBrandFile(logo, findUploaded);
  if (bytes === null) return false;
  const size = await drawAlone((sharp) => sharp(bytes, carefully).metadata().catch(reportUnreadable));
  return size !== null && size.width > wordmarkRatio * size.height;
}

function reportUnreadable(error: unknown): null {
  log.warn({ reason: String(error) }, 'the logo is not a readable picture');
  return null;
}
