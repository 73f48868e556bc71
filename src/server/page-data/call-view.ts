import { calls } from '#contract/calls.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import type { ViewOf } from '../caching/cache-rules.ts';
import { now } from '../clock.ts';
import { callLocale } from '../http/call-locale.ts';
import { services } from '../services.ts';
import { menuView } from './page-view.ts';

/** How many orders a slot has is not counted by the version of the data. */
const sharedCalls = new Set(
  Object.values(calls as Readonly<Record<string, CallDefinition>>)
    .filter(({ isShared, path }) => isShared === true && path !== calls.slots.path)
    .map(({ path }) => withoutSlash(path)),
);

/** What a call that is the same for all shows of its request: the language; of the menu of a place what the place decides. */
export const callView: ViewOf = ({ url = '', headers }) => {
  const [pathname = '', query = ''] = url.split(/\?(.*)/s, 2);
  const path = withoutSlash(pathname);
  if (!sharedCalls.has(path)) return null;
  const locale = callLocale(headers['accept-language']);
  const source = path === withoutSlash(calls.customMenu.path) ? placeOf(query) : null;
  if (source === null) return { url, address: url, inputs: locale, read: async () => locale };
  return {
    url,
    address: path,
    inputs: JSON.stringify([locale, source]),
    async read() {
      const { backend } = await services();
      const menu = await backend.menu(source, locale, now());
      return menu.ok ? JSON.stringify([locale, menuView(menu.value)]) : null;
    },
  };
};

/** Null: the query is wrong, and the response says so; or it could be read in two ways. */
function placeOf(query: string): MenuSource | null {
  if (!/^[\w=&.-]*$/.test(query)) return null;
  // of a name that is sent twice the first value counts, as for the call itself
  const sent = Object.fromEntries([...new URLSearchParams(query)].toReversed());
  return calls.customMenu.query.schema.safeParse(sent).data ?? null;
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
