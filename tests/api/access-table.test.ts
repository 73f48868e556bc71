import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { backEnds } from '../support/shop/backends.ts';
import { type Cart, fillCart, freshPhone, openSession, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffToken } from './staff.ts';
import type { Visitor } from './visitor.ts';

type CallName = keyof typeof calls;

/** The request of each call in the table: `:names` in the path are replaced, `query` is appended, streams are requested with HEAD. */
interface Sent {
  readonly query?: string;
  readonly body?: unknown;
  readonly method?: 'HEAD';
  readonly isKeyed?: true;
}

/** The statuses in the order of the columns: no session, the owner A, another customer B, staff, editor. */
type Row = readonly [number, number, number, number, number];
const all = (status: number): Row => [status, status, status, status, status];
const signedIn: Row = [401, 200, 200, 401, 401];
const signedInEmpty: Row = [401, 204, 204, 401, 401];
const ownOnly: Row = [401, 200, 404, 401, 401];
const staffOnly = (status: number): Row => [401, 401, 401, status, 401];
const editorOnly = (status: number): Row => [401, 401, 401, 401, status];
const open = all(200);

/** The last three end sessions that the other calls need. */
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
  deliveryTerms: open,
  mapLook: open,
  geocode: all(404),
  quote: open,
  promoByPhone: open,
  promoByName: open,
  authCode: all(202),
  authSession: all(410),
  customersGet: ownOnly,
  customersCreate: [401, 200, 403, 401, 401],
  customersUpdate: [401, 200, 403, 401, 401],
  orders: signedIn,
  order: ownOnly,
  orderEvents: ownOnly,
  placeOrder: [401, 201, 201, 401, 401],
  reorder: ownOnly,
  loyalty: signedIn,
  favorites: signedIn,
  addFavorite: signedInEmpty,
  removeFavorite: signedInEmpty,
  addresses: signedIn,
  saveAddresses: signedIn,
  phoneChange: signedIn,
  requestPhoneChange: [401, 403, 403, 401, 401],
  cancelPhoneChange: signedInEmpty,
  staffSession: staffOnly(200),
  openStaffSession: all(401),
  staffOrders: staffOnly(200),
  staffEvents: staffOnly(200),
  stopList: staffOnly(200),
  staffRestaurants: staffOnly(200),
  changeStopList: staffOnly(204),
  pauseRestaurant: staffOnly(204),
  endStaffSession: all(204),
  editorSession: editorOnly(200),
  openEditorSession: all(401),
  editorWorkspace: editorOnly(200),
  saveDraft: editorOnly(428),
  publishDraft: editorOnly(428),
  cancelPublication: editorOnly(200),
  editorVersions: editorOnly(200),
  editorVersion: editorOnly(404),
  restoreVersion: editorOnly(404),
  makePreviewLink: editorOnly(201),
  saveImage: editorOnly(415),
  checkLinks: editorOnly(200),
  endEditorSession: all(204),
  cancelOrder: ownOnly,
  moveOrder: staffOnly(409),
  cancelAllOrders: staffOnly(200),
  deleteAccount: signedInEmpty,
  endSession: all(204),
};

const names = ['nobody', 'a', 'b', 'staff', 'editor', 'expired', 'revoked'] as const;
const editorToken = 'e'.repeat(32);

describe.each(backEnds)('every call × no session, A, B, staff, editor, expired, revoked, on %s', (backEnd) => {
  const tested = useApi(backEnd, { ...staffEnv, EDITOR_TOKEN: editorToken });
  const people = {} as Record<(typeof names)[number], Visitor>;
  let requests: Partial<Record<CallName, Sent>>;
  let ids: Readonly<Record<string, string>>;

  beforeAll(async () => {
    for (const name of names) people[name] = tested.visitor();
    const { customerId, phone1 } = await signUp(tested, people.a);
    await signUp(tested, people.b);
    const cart = await fillCart(people.a);
    const order = await orderOf(people.a, cart);
    const { body } = await place(people.a, order);
    ids = { ':id': body.id, ':productId': '1001' };
    requests = requestsOf(customerId, phone1, cart, order);
    await openSessions(people.expired, phone1);
    await openSessions(people.revoked, phone1);
    await expire(people.expired);
    await revoke(people.revoked);
  });

  // Wrong tokens are limited per minute, and the table sends many.
  beforeEach(() => {
    tested.now += 60_000;
  });

  /** Opens a session of A, one of staff and one of the editor. */
  const openSessions = async (visitor: Visitor, phone1: string) => {
    tested.now += 60_000;
    await openSession(tested, visitor, phone1);
    await visitor.post('/api/v1/staff/session', { token: staffToken });
    await visitor.post('/api/v1/editor/session', { token: editorToken });
    expect([...visitor.cookies.keys()].sort()).toEqual(['browser', 'editor', 'sid', 'staff', 'user-id']);
  };
  const expire = async ({ cookies }: Visitor) => {
    const { db } = tested.connection;
    const tokens = [...cookies.values()].map((token) => createHash('sha256').update(token).digest('hex'));
    for (const table of ['sessions', 'access_sessions'] as const) {
      await db.updateTable(table).set({ expires_at: tested.now }).where('token_hash', 'in', tokens).execute();
    }
  };
  const revoke = async (visitor: Visitor) => {
    const cached = [...visitor.cookies];
    for (const side of ['auth', 'staff', 'editor']) await visitor.send('DELETE', `/api/v1/${side}/session`);
    expect([...visitor.cookies.keys()]).toEqual(['browser']);
    for (const [name, value] of cached) visitor.cookies.set(name, value);
  };
  const sendRequest = async (name: CallName, visitor: Visitor): Promise<number> => {
    const { method, path } = calls[name];
    const sent = requests[name] ?? {};
    const filled = path.replace(/:\w+/, (part) => (name === 'pauseRestaurant' ? '1' : (ids[part] ?? part)));
    const headers: Record<string, string> = {};
    if (visitor === people.staff) headers['authorization'] = `Bearer ${staffToken}`;
    if (visitor === people.editor) headers['authorization'] = `Bearer ${editorToken}`;
    if (sent.isKeyed) headers['idempotency-key'] = crypto.randomUUID();
    const body = name === 'authCode' ? { phone1: freshPhone() } : sent.body;
    return (await visitor.send(sent.method ?? method, `${filled}${sent.query ?? ''}`, { body, headers })).status;
  };

  test.each(Object.keys(table) as CallName[])('%s', async (name) => {
    const [nobody, a, b, staff, editor] = table[name];
    const received: Record<string, number> = {};
    for (const who of ['nobody', 'expired', 'revoked', 'b', 'staff', 'editor', 'a'] as const)
      received[who] = await sendRequest(name, people[who]);
    expect(received).toEqual({ nobody, expired: nobody, revoked: nobody, b, staff, editor, a });
  });

  test('the table holds every call', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(calls).sort());
  });
});

function requestsOf(customerId: string, phone1: string, cart: Cart, order: object): Partial<Record<CallName, Sent>> {
  const { regionId, restaurantId } = cart;
  const customer = { firstName: 'Дилноза', phone1 };
  return {
    regionMenu: { query: `?RegionId=${regionId}` },
    restaurantMenu: { query: `?RestaurantId=${restaurantId}` },
    customMenu: { query: `?RegionId=${regionId}&OrderTypeId=0` },
    zones: { query: `?RegionId=${regionId}` },
    deliveryTerms: { query: `?RegionId=${regionId}` },
    slots: { query: `?RestaurantId=${restaurantId}&OrderTypeId=0` },
    quote: { body: cart },
    promoByPhone: { query: `?Phone=${phone1}` },
    promoByName: { query: '?Name=BIRINCHI' },
    authSession: { body: { challengeId: crypto.randomUUID(), phone1, code: '000000' } },
    customersGet: { query: `?Id=${customerId}` },
    customersCreate: { body: customer },
    customersUpdate: { body: customer },
    orderEvents: { method: 'HEAD' },
    staffEvents: { method: 'HEAD' },
    placeOrder: { body: order, isKeyed: true },
    saveAddresses: { body: { addresses: [] } },
    requestPhoneChange: { body: { phone1: '998935554433' } },
    openStaffSession: { body: { token: 'guessed-token-of-thirty-two-characters' } },
    openEditorSession: { body: { token: 'guessed-token-of-thirty-two-characters' } },
    changeStopList: { body: { restaurantId, productId: '1001', portions: null } },
    pauseRestaurant: { body: { until: null } },
    moveOrder: { body: { status: 'confirmed' } },
    cancelAllOrders: { body: { reason: 'unreachable' } },
    saveDraft: { body: {} },
    publishDraft: { body: {} },
    makePreviewLink: { body: {} },
    checkLinks: { body: { links: [] } },
  };
}
