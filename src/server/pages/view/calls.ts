import { calls } from '#contract/calls.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { MenuSource } from '#domain/menu/menu-source.ts';
import { callLocale } from '../../http/call-locale.ts';
import type { Backend } from '../../ports/backend.ts';
import { identityOf } from './identity-of.ts';
import { menuKey } from './menu-place.ts';

/** What is read of a request for a call that is the same for all. */
interface CallRequest {
  /** with the query; of the menu of a place without it */
  readonly path: string;
  readonly locale: Locale;
  /** of the menu of a place, which decides it; null: another call */
  readonly source: MenuSource | null;
}

/** What such a call shows of its request. */
interface CallView extends Pick<CallRequest, 'path' | 'locale'> {
  readonly menu: Menu | null;
}

/** How many orders a slot has is not counted by the version of the data. */
const sharedCalls = new Set(
  Object.values(calls as Readonly<Record<string, CallDefinition>>)
    .filter(({ isShared, path }) => isShared === true && path !== calls.slots.path)
    .map(({ path }) => withoutSlash(path)),
);

/** Null: the response is not the same for all. */
export function readCallRequest(url: string, acceptLanguage: string | undefined): CallRequest | null {
  const [pathname = '', query = ''] = url.split(/\?(.*)/s, 2);
  const path = withoutSlash(pathname);
  if (!sharedCalls.has(path)) return null;
  const locale = callLocale(acceptLanguage);
  const source = path === withoutSlash(calls.customMenu.path) ? placeOf(query) : null;
  return { path: source === null ? url : path, locale, source };
}

/** Null: the menu can't be read, and the response says so. */
export async function callView({ path, locale, source }: CallRequest, backend: Backend, now: number): Promise<CallView | null> {
  if (source === null) return { path, locale, menu: null };
  const menu = await backend.menu(source, locale, now);
  return menu.ok ? { path, locale, menu: menu.value } : null;
}

export function keyOfCall({ menu, ...view }: CallView): string {
  return JSON.stringify({ ...view, menu: menu && menuKey(menu, identityOf) });
}

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
