import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { backEnds } from '../support/database.ts';
import { type Basket, fillBasket, freshPhone, openSession, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffToken } from './staff.ts';
import type { Visitor } from './visitor.ts';

type CallName = keyof typeof calls;

/** What a call of the table is sent with; `:names` in the path are replaced, `query` is appended, streams are asked by HEAD. */
interface Sent {
  readonly query?: string;
  readonly body?: unknown;
  readonly method?: 'HEAD';
  readonly isKeyed?: true;
}

/** Everybody, in the order of the columns: nobody, the owner A, another customer B, staff. */
type Row = readonly [number, number, number, number];
const open: Row = [200, 200, 200, 200];
const signedIn: Row = [401, 200, 200, 401];
const signedInEmpty: Row = [401, 204, 204, 401];
const ownOnly: Row = [401, 200, 404, 401];
const staffOnly: Row = [401, 401, 401, 200];
const staffEmpty: Row = [401, 401, 401, 204];
/** The editor's own column is `editor.test.ts`; a staff token does not open that side. */
const editorOnly: Row = [401, 401, 401, 401];

/** The last three end what the others need. */
const table: Readonly<Record<CallName, Row>> = {
  system: open,
  regionsList: open,
  restaurantsList: open,
  regionMenu: open,
  restaurantMenu: open,
  customMenu: open,
  districts: open,
  zones: open,
  slots: open,
  mapLook: open,
  geocode: [404, 404, 404, 404],
  quote: open,
  promoByPhone: open,
  promoByName: open,
  authCode: [202, 202, 202, 202],
  authSession: [410, 410, 410, 410],
  customersGet: ownOnly,
  customersCreate: [401, 200, 403, 401],
  customersUpdate: [401, 200, 403, 401],
  orders: signedIn,
  order: ownOnly,
  orderEvents: ownOnly,
  placeOrder: [401, 201, 201, 401],
  reorder: ownOnly,
  loyalty: signedIn,
  favorites: signedIn,
  addFavorite: signedInEmpty,
  removeFavorite: signedInEmpty,
  addresses: signedIn,
  keepAddresses: signedIn,
  staffSession: staffOnly,
  openStaffSession: [401, 401, 401, 401],
  staffOrders: staffOnly,
  staffEvents: staffOnly,
  stopList: staffOnly,
  staffRestaurants: staffOnly,
  changeStopList: staffEmpty,
  pauseRestaurant: staffEmpty,
  endStaffSession: [204, 204, 204, 204],
  editorSession: editorOnly,
  openEditorSession: editorOnly,
  editorDesk: editorOnly,
  saveDraft: editorOnly,
  publishDraft: editorOnly,
  cancelPublication: editorOnly,
  editorVersions: editorOnly,
  editorVersion: editorOnly,
  restoreVersion: editorOnly,
  makePreviewLink: editorOnly,
  keepImage: editorOnly,
  checkLinks: editorOnly,
  endEditorSession: [204, 204, 204, 204],
  cancelOrder: ownOnly,
  moveOrder: [401, 401, 401, 409],
  deleteAccount: signedInEmpty,
  endSession: [204, 204, 204, 204],
};

describe.each(backEnds)('every call × nobody, A, B, staff, expired, revoked, on %s', (backEnd) => {
  const tested = useApi(backEnd, { ...staffEnv, EDITOR_TOKEN: 'e'.repeat(32) });
  const people = {} as Record<'nobody' | 'a' | 'b' | 'staff' | 'expired' | 'revoked', Visitor>;
  let requests: Partial<Record<CallName, Sent>>;
  let ids: Readonly<Record<string, string>>;

  beforeAll(async () => {
    for (const name of ['nobody', 'a', 'b', 'staff', 'expired', 'revoked'] as const) people[name] = tested.visitor();
    const { customerId, phone1 } = await signUp(tested, people.a);
    await signUp(tested, people.b);
    const basket = await fillBasket(people.a);
    const order = await orderOf(people.a, basket);
    const { body } = await place(people.a, order);
    ids = { ':id': body.id, ':productId': '1001' };
    requests = requestsOf(customerId, phone1, basket, order);
    await openAgain(people.expired, phone1);
    const expired = tested.connection.db.updateTable('sessions').set({ expires_at: tested.now });
    await expired.where('token_hash', 'in', [await hashOfToken(people.expired)]).execute();
    await openAgain(people.revoked, phone1);
    const token = people.revoked.cookies.get('sid') ?? '';
    await people.revoked.send('DELETE', '/api/v1/auth/session');
    people.revoked.cookies.set('sid', token);
  });

  const openAgain = async (visitor: Visitor, phone1: string) => {
    tested.now += 60_000;
    await openSession(tested, visitor, phone1);
  };
  const ask = async (name: CallName, visitor: Visitor): Promise<number> => {
    const { method, path } = calls[name];
    const sent = requests[name] ?? {};
    const filled = path.replace(/:\w+/, (part) => (name === 'pauseRestaurant' ? '1' : (ids[part] ?? part)));
    const headers: Record<string, string> = visitor === people.staff ? { authorization: `Bearer ${staffToken}` } : {};
    if (sent.isKeyed) headers['idempotency-key'] = crypto.randomUUID();
    const body = name === 'authCode' ? { phone1: freshPhone() } : sent.body;
    return (await visitor.send(sent.method ?? method, `${filled}${sent.query ?? ''}`, { body, headers })).status;
  };

  test.each(Object.keys(table) as CallName[])('%s', async (name) => {
    const { nobody, a, b, staff, expired, revoked } = people;
    const [forNobody, forA, forB, forStaff] = table[name];
    const answered: Record<string, number> = {};
    for (const [who, visitor] of Object.entries({ nobody, expired, revoked, b, staff, a })) answered[who] = await ask(name, visitor);
    expect(answered).toEqual({ nobody: forNobody, expired: forNobody, revoked: forNobody, b: forB, staff: forStaff, a: forA });
  });

  test('the table holds every call', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(calls).sort());
  });
});

function requestsOf(customerId: string, phone1: string, basket: Basket, order: object): Partial<Record<CallName, Sent>> {
  const { regionId, restaurantId } = basket;
  const customer = { firstName: 'Дилноза', phone1 };
  return {
    regionMenu: { query: `?RegionId=${regionId}` },
    restaurantMenu: { query: `?RestaurantId=${restaurantId}` },
    customMenu: { query: `?RegionId=${regionId}&OrderTypeId=0` },
    zones: { query: `?RegionId=${regionId}` },
    slots: { query: `?RestaurantId=${restaurantId}&OrderTypeId=0` },
    quote: { body: basket },
    promoByPhone: { query: `?Phone=${phone1}` },
    promoByName: { query: '?Name=BIRINCHI' },
    authSession: { body: { challengeId: crypto.randomUUID(), phone1, code: '000000' } },
    customersGet: { query: `?Id=${customerId}` },
    customersCreate: { body: customer },
    customersUpdate: { body: customer },
    orderEvents: { method: 'HEAD' },
    staffEvents: { method: 'HEAD' },
    placeOrder: { body: order, isKeyed: true },
    keepAddresses: { body: { addresses: [] } },
    openStaffSession: { body: { token: 'guessed-token-of-thirty-two-characters' } },
    openEditorSession: { body: { token: 'x'.repeat(32) } },
    changeStopList: { body: { restaurantId, productId: '1001', portions: null } },
    pauseRestaurant: { body: { until: null } },
    moveOrder: { body: { status: 'confirmed' } },
  };
}

async function hashOfToken({ cookies }: Visitor): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(cookies.get('sid')));
  return Buffer.from(bytes).toString('hex');
}
