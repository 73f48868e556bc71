import { now } from '../clock.ts';
import { services } from '../services.ts';
import type { SharedRequest, VisitOf } from './share.ts';
import { callView, keyOfCall, readCallRequest } from './view/calls.ts';
import { isShareable, readPageRequest } from './view/page-request.ts';
import { keyOfView, visitPage } from './view/page-view.ts';

/** Which responses are shared: public pages and calls whose response is the same for all (R-CACHE-1). */
export const sharedVisits: VisitOf = ({ url = '', headers }) => {
  if (/^\/(api|promo)\//.test(url)) return sharedCall(url, headers['accept-language']);
  if (!isShareable({ url, headers })) return null;
  const request = readPageRequest({ url, headers });
  return {
    inputs: JSON.stringify(request),
    async read() {
      const serving = await services();
      const page = await visitPage(serving, { request, backend: serving.backend, now: now() });
      return { key: page.clears.length === 0 ? keyOfView(page.view) : null, page };
    },
  };
};

function sharedCall(url: string, acceptLanguage: string | undefined): SharedRequest | null {
  const request = readCallRequest(url, acceptLanguage);
  return (
    request && {
      inputs: JSON.stringify(request),
      async read() {
        const view = await callView(request, (await services()).backend, now());
        return { key: view && keyOfCall(view), page: null };
      },
    }
  );
}
