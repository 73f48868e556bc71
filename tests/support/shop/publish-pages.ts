import type { APIRequestContext } from '@playwright/test';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';

/** Publishes changed pages as an editor; returns the published ones from before. */
export async function publishPages(
  request: APIRequestContext,
  { url, token }: { readonly url: string; readonly token: string },
  change: (pages: SitePages) => SitePages,
): Promise<SitePages> {
  const draftUrl = `${url}/api/v1/editor/site-settings`;
  const headers = { authorization: `Bearer ${token}` };
  const { etag, draft, publishedPages } = (await (await request.get(draftUrl, { headers })).json()) as WireWorkspace;
  const saved = await request.put(draftUrl, {
    headers: { ...headers, 'if-match': etag },
    data: { ...draft, pages: change(publishedPages) },
  });
  if (!saved.ok()) throw new Error(await saved.text());
  const published = await request.post(`${url}/api/v1/office/publishing/publish`, { headers, data: {} });
  if (!published.ok()) throw new Error(await published.text());
  return publishedPages;
}
