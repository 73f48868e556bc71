import { maliciousText } from '../support/builders/malicious-input.ts';
import { random } from '../support/builders/random.ts';
import type { Row } from '../support/load/measured.ts';
import { inTurns } from '../support/shop/http-client.ts';
import { openSession, place } from '../support/shop/order-calls.ts';
import { createRawRequester, type RawResponse } from '../support/shop/raw-http-client.ts';
import { type Shop, withShop } from '../support/shop/shop.ts';
import { latin } from './fuzz-requests.ts';

const values = 1_000;
const sockets = 16;
const names = [
  'delivery',
  'longitude',
  'latitude',
  'region',
  'restaurantId',
  'user-id',
  'i18n_redirected',
  'sid',
  'staff',
  'editor',
  'browser',
] as const;
const prefixes = ['', '/en', '/uz'] as const;
const owner = { phone1: '998907778899', firstName: 'Гулчехра' };
/** A header of all eleven stays below the 16 KB that a server accepts. */
const mostBytes = 1_000;

/** Data of a customer other than the sender of the requests. */
interface Secrets {
  readonly customerId: string;
  readonly orderId: string;
}

interface Visit {
  readonly path: string;
  readonly cookies: Readonly<Record<string, string>>;
}

export const cookiesRow: Row = {
  name: 'cookies',
  what: `every page × 3 languages × ${values} requests in which all ${names.length} cookies are hostile, each taking every value; then each cookie alone × ${values} values, the pages and languages in turn`,
  reach: 'no 5xx, no value echoed unescaped, no session opened',
  async measure() {
    const { visits, broken, echoed, entered, pages } = await withShop({ env: { LOG_LEVEL: 'silent' } }, visitAll);
    const reported = (lines: readonly string[]) => (lines.length === 0 ? '0' : `${lines.length} (${lines[0]})`);
    return {
      found: `${visits} requests to ${pages} addresses: ${reported(broken)} × 5xx or cut, ${reported(echoed)} echoed, ${reported(entered)} in`,
      isReached: visits > 0 && broken.length + echoed.length + entered.length === 0,
    };
  },
};

async function visitAll(shop: Shop) {
  const cookie = await openSession(shop, owner.phone1, owner.firstName);
  const order = await place(shop, cookie, crypto.randomUUID(), 0);
  const secrets = { customerId: decodeURIComponent(/user-id=([^;]*)/.exec(cookie)?.[1] ?? ''), orderId: order?.id ?? '' };
  const paths = pathsOf(secrets);
  const malicious = maliciousValues(secrets);
  const hostileVisits = paths.length * values;
  const requester = createRawRequester(shop.url, sockets);
  const [broken, echoed, entered]: string[][] = [[], [], []];
  const visits = hostileVisits + names.length * values;
  await inTurns(visits, sockets, async (turn) => {
    const visit = turn < hostileVisits ? allHostile(turn, paths, malicious) : oneHostile(turn - hostileVisits, paths, malicious);
    const header = Object.entries(visit.cookies).map(([name, value]) => `${name}=${value}`);
    const response = await requester.send({ path: visit.path, headers: { cookie: header.join('; ') } }).catch((error: Error) => error);
    if (response instanceof Error || response.status >= 500)
      broken?.push(`${visit.path} ${response instanceof Error ? response.message : response.status}`);
    else {
      const echo = echoIn(response, visit);
      if (echo !== null) echoed?.push(`${visit.path} ${echo}`);
      if (isIn(response, visit.path, secrets)) entered?.push(`${visit.path} ${response.status}`);
    }
  });
  requester.close();
  return { visits, pages: paths.length, broken: broken ?? [], echoed: echoed ?? [], entered: entered ?? [] };
}

/** Every page and fragment in three languages, then the two with a single address. */
function pathsOf({ orderId }: Secrets): string[] {
  const shopPages = [
    '',
    '/about',
    '/contacts',
    '/filial',
    '/offer',
    '/privacy',
    '/product/1031',
    '/restaurant/1',
    '/fragments/menu',
    '/fragments/search',
    '/fragments/cart',
    '/offline',
  ];
  const own = ['', '/addresses', '/cart', '/favorites', '/history', `/history/${orderId}`].map((path) => `/profile${path}`);
  const pages = [...shopPages, '/sign-in', ...own];
  return [...prefixes.flatMap((prefix) => pages.map((path) => `${prefix}${path}` || '/')), '/staff', '/editor'];
}

/** Values as clients write them: half of them escaped as browsers do, the others unescaped as far as a header permits. */
function maliciousValues({ customerId }: Secrets): string[] {
  const roll = random(20_261_121);
  return Array.from({ length: values }, (_, at) => {
    const text = at % 50 === 0 ? customerId : `${maliciousText(roll)}${at % 3 === 0 ? `"><i${at}>` : ''}`;
    const written = at % 2 === 0 ? encodeURIComponent(text.toWellFormed()) : latin(text).replaceAll(';', ',');
    return written.slice(0, mostBytes);
  });
}

/** All cookies in one request, each with a different value: over a page's thousand requests each has every value. */
function allHostile(turn: number, paths: readonly string[], malicious: readonly string[]): Visit {
  const at = Math.floor(turn / paths.length);
  const cookies = names.map((name, index) => [name, malicious[(at + index * 101) % values] ?? ''] as const);
  return { path: paths[turn % paths.length] ?? '/', cookies: Object.fromEntries(cookies) };
}

const proper = { delivery: '0', longitude: '69.2797', latitude: '41.3111', region: '1', restaurantId: '1', i18n_redirected: 'uz' };

/** One malicious cookie among valid ones. */
function oneHostile(turn: number, paths: readonly string[], malicious: readonly string[]): Visit {
  const name = names[turn % names.length] ?? 'delivery';
  const at = Math.floor(turn / names.length);
  return { path: paths[(at + turn) % paths.length] ?? '/', cookies: { ...proper, [name]: malicious[at] ?? '' } };
}

/** The cookie whose value with markup the response contains, raw or decoded; null if there is none. */
function echoIn({ headers, text }: RawResponse, { cookies }: Visit): string | null {
  const reported = `${JSON.stringify(headers)}\n${text}`;
  for (const [name, value] of Object.entries(cookies)) {
    for (const form of [value, decoded(value)]) if (/[<>"']/.test(form) && form.length > 4 && reported.includes(form)) return name;
  }
  return null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Whether the response contains another customer's name, phone or order, a protected page, or a redirect off the site. */
function isIn({ status, headers, text }: RawResponse, path: string, { orderId }: Secrets): boolean {
  const { location } = headers;
  if (location !== undefined && (!location.startsWith('/') || location.startsWith('//') || location.startsWith('/\\'))) return true;
  if (/\/profile(\/|$)/.test(path) && status === 200) return true;
  return text.includes(owner.firstName) || text.includes(owner.phone1.slice(3)) || (status === 200 && text.includes(orderId));
}
