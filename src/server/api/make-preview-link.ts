import { toIso } from '../clock.ts';
import { editorToken, parsePreviewPath } from '../http/preview.ts';
import type { Services } from '../services.ts';
import { notFound } from './context.ts';

interface Wanted {
  readonly of: 'site' | 'catalog';
  /** a page with its language */
  readonly path: string;
  readonly by: string | null;
  readonly now: number;
}

/** A new link to a page of a draft; a page without previews is not found. */
export async function makePreviewLink({ config, previewLinks }: Services, { of, path, by, now }: Wanted) {
  if (parsePreviewPath(`/preview/${editorToken}${path}`) === null) throw notFound();
  const { token, expiresAt } = await previewLinks.make(of, by, now);
  return { url: `${config.siteUrl}/preview/${token}${path}`, expiresAt: toIso(expiresAt) };
}
