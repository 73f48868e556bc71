import { carefully, drawAlone } from '../../lib/load-sharp.ts';
import { type FindUploaded, readBrandFile } from './brand-file.ts';

/** A picture wider than this is a wordmark: it says the shop's name itself. */
const wordmarkRatio = 2;
const builtInLogo = '/brand/logo.svg';
const maxCached = 50;
const cached = new Map<string, Promise<boolean>>();

/** Whether a logo is a wordmark, beside which the name would stand twice. A picture that is no file of this site counts as none. */
export function isWordmark(logo: string, findUploaded: FindUploaded): Promise<boolean> {
  // every shop begins with it: no picture needs to be read
  if (logo === builtInLogo) return Promise.resolve(false);
  const checked = cached.get(logo) ?? check(logo, findUploaded).catch(() => false);
  if (cached.size >= maxCached) cached.clear();
  cached.set(logo, checked);
  return checked;
}

async function check(logo: string, findUploaded: FindUploaded): Promise<boolean> {
  const bytes = await readBrandFile(logo, findUploaded);
  if (bytes === null) return false;
  const { width, height } = await drawAlone((sharp) => sharp(bytes, carefully).metadata());
  return width > wordmarkRatio * height;
}
