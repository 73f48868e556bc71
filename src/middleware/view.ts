import type { APIContext } from 'astro';
import { handedVisit } from '#server/pages/handed-visit.ts';
import { isPublicAddress, readPageRequest } from '#server/pages/view/page-request.ts';
import { visitPage } from '#server/pages/view/page-view.ts';
import type { Backend } from '#server/ports/backend.ts';
import type { Services } from '#server/services.ts';

/**
 * Makes the view of a page, or takes the one that was made to find a shared response. A public page gets nothing else of its visitor; an
 * error page in its place is a page like any other.
 */
export async function readView(serving: Services, backend: Backend, context: APIContext): Promise<void> {
  const { locals, cookies, url } = context;
  // for the page of an error that ends the reading of the view
  locals.view = {
    kind: 'other',
    locale: locals.locale,
    path: locals.path,
    query: '',
    schemes: { chosen: null, device: null },
  };
  const isPublic = isPublicAddress(url.pathname);
  const visit =
    (isPublic ? handedVisit() : null) ?? (await visitPage(serving, { request: requestOf(context, isPublic), backend, now: locals.now }));
  locals.view = visit.view;
  for (const name of visit.clears) cookies.delete(name, { path: '/' });
}

function requestOf({ request: { headers }, originPathname, url }: APIContext, isPublic: boolean) {
  const request = readPageRequest({
    url: new URL(originPathname, url).pathname + url.search,
    headers: { cookie: headers.get('cookie') ?? undefined, 'sec-purpose': headers.get('sec-purpose') ?? undefined },
  });
  return isPublic ? request : { ...request, kind: 'other' as const };
}
