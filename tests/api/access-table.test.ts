import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idempotencyKeyHeader } from '#contract/account/orders.ts';
import { calls } from '#contract/calls.ts';
import type { CallDefinition, Caller } from '#contract/lib/define-call.ts';
import type { OfficeRole } from '#domain/office/team.ts';
import { type BackEnd, backEnds } from '../support/shop/backends.ts';
import { type Cart, fillCart, freshPhone, openSession, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffToken } from './staff.ts';
import { signInTo } from './team.ts';
import type { Visitor } from './visitor.ts';

type CallName = keyof typeof calls;

/** What a call is sent with in place of the contract's examples. */
interface Sent {
  readonly query?: string;
  readonly body?: unknown;
}

/** The people of the team, signed in by their phones; `staff` and `editor` send tokens. */
const teamRoles = ['owner', 'manager', 'boundManager', 'teamEditor', 'cashier', 'kitchen', 'courier', 'viewer'] as const;
const roles = ['nobody', 'a', 'b', 'staff', 'editor', ...teamRoles] as const;
type Role = (typeof roles)[number];
const isOfTeam = (role: Role) => teamRoles.some((one) => one === role);

/** Who may make a call: A owns the order, B is another customer. */
const allowed: Readonly<Record<Caller, readonly Role[]>> = {
  public: roles,
  phone: ['a', 'b'],
  customer: ['a', 'b'],
  staff: ['staff', 'owner', 'manager', 'boundManager', 'cashier', 'kitchen'],
  cash: ['staff', 'owner', 'manager', 'boundManager', 'cashier'],
  courier: ['courier'],
  editor: ['editor', 'owner', 'manager', 'teamEditor'],
  catalog: ['owner', 'manager', 'boundManager', 'viewer'],
  team: ['owner', 'manager', 'boundManager'],
  payments: ['owner', 'manager', 'viewer'],
  reports: ['owner', 'manager', 'boundManager', 'viewer'],
  feedback: ['owner', 'manager', 'boundManager'],
  orderDesk: ['owner', 'manager', 'boundManager'],
  customers: ['owner', 'manager'],
  messages: ['owner', 'manager'],
  log: ['staff', 'owner', 'manager', 'viewer'],
  publishing: ['editor', 'owner', 'manager', 'boundManager', 'teamEditor', 'viewer'],
  member: teamRoles,
};

/** The statuses of those who may make the call, where these requests do not lead to its lowest one. */
const otherStatuses: Readonly<Partial<Record<CallName, number | Partial<Record<Role, number>>>>> = {
  joinTable: 404,
  removeTableLine: 404,
  removeTableSeat: 404,
  authSession: 410,
  authTelegram: 404,
  customersGet: { b: 404 },
  customersCreate: { b: 403 },
  customersUpdate: { b: 403 },
  placeOrder: 201,
  requestPhoneChange: 403,
  openStaffSession: 401,
  openOfficeSession: 410,
  changeMember: 404,
  removeMember: 404,
  sendMessageAgain: 404,
  testMailing: 409,
  saveMailingDraft: 412,
  endTeamSession: 404,
  telegramLink: 404,
  connectOpenTelegram: 404,
  connectGroup: 404,
  connectTelegram: 404,
  requestMailCode: 404,
  confirmMail: 410,
  changeMessages: 404,
  endMessages: 404,
  addMember: { boundManager: 403 },
  saveCatalogRecords: { boundManager: 403 },
  publishChanges: { boundManager: 403 },
  discardChanges: { boundManager: 403 },
  assignCourier: 409,
  takeDelivery: 404,
  finishDelivery: 404,
  receiveCash: 409,
  answerChange: { a: 409 },
  changePayment: { a: 409 },
  giveFeedback: { a: 409 },
  answerFeedback: 404,
  offerChange: 422,
  endChange: 409,
  moveOrder: 409,
  stepBack: 409,
  counter: 404,
  makeLine: 409,
  openEditorSession: 401,
  saveDraft: 428,
  replyToThread: 404,
  closeThread: 404,
  saveImage: 415,
  describePicture: 404,
  deletePicture: 404,
  returnChanges: 404,
  reschedulePlan: 404,
  withdrawPlan: 404,
  versionChanges: 404,
  publishVersion: 404,
  reverseRefund: 404,
  placeByHand: 201,
  cancelInOffice: 409,
  noteReturn: 404,
  openCustomer: 404,
  noteCustomer: 404,
  blockCustomer: 404,
  correctPoints: 404,
  exportCustomer: 404,
  eraseCustomer: 404,
  noteRefund: 404,
  reconcileClick: 422,
  changeMerchantAccount: { owner: 404, manager: 403 },
};

/** They end what the others need. */
const lastNames: readonly CallName[] = [
  'cancelOrder',
  'moveOrder',
  'cancelAllOrders',
  'cancelInOffice',
  'endStaffSession',
  'endEditorSession',
  'endOfficeSession',
  'deleteAccount',
  'endSession',
];
/** Calls whose `:id` is that of a restaurant. */
const ofRestaurants: readonly CallName[] = [
  'pauseRestaurant',
  'changeCounter',
  'changePrinter',
  'testPrinter',
  'printAgain',
  'endGroup',
  'connectGroup',
];
const callNames = Object.keys(calls) as CallName[];
const inOrder = [...callNames.filter((name) => !lastNames.includes(name)), ...lastNames];

function statusFor(backEnd: BackEnd, role: Role, name: CallName): number {
  const { who, method, path, responses, notFor = [] }: CallDefinition = calls[name];
  const isOfOffice = !['public', 'phone', 'customer', 'member'].includes(who);
  const isLimited =
    (role === 'viewer' && (method !== 'GET' || notFor.includes('viewer'))) ||
    (['boundManager', 'cashier', 'kitchen', 'courier'].includes(role) && notFor.includes('bound'));
  if (isOfOffice && isOfTeam(role) && isLimited) return 403;
  if (!allowed[who].includes(role)) return isOfTeam(role) && isOfOffice ? 403 : 401;
  if (who === 'catalog' && backEnd === 'upstream' && !path.includes(':id')) return 409;
  const other = otherStatuses[name];
  const isAnothersOrder = who === 'customer' && role === 'b' && path.includes(':id');
  return (typeof other === 'number' ? other : other?.[role]) ?? (isAnothersOrder ? 404 : Number(Object.keys(responses)[0]));
}

/** Bodies that a call accepts once. */
const freshBodies: Readonly<Partial<Record<CallName, () => unknown>>> = {
  authCode: () => ({ phone1: freshPhone() }),
  officeCode: () => ({ phone1: freshPhone() }),
  addMember: () => ({ name: `Person ${crypto.randomUUID()}`, phone: freshPhone(), role: 'editor' }),
};

const names = [...roles, 'expired', 'revoked'] as const;
const ownerPhone = '998950000001';
const editorToken = 'e'.repeat(32);

describe.each(backEnds)('every call × no session, A, B, tokens, each role of the team, expired, revoked, on %s', (backEnd) => {
  const tested = useApi(backEnd, { ...staffEnv, EDITOR_TOKEN: editorToken, OWNER_PHONE: ownerPhone });
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
    for (const role of teamRoles) await signInAs(role, cart.restaurantId);
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

  const signInAs = async (role: (typeof teamRoles)[number], restaurantId: string) => {
    tested.now += 60_000;
    const phone = role === 'owner' ? ownerPhone : freshPhone();
    const given: OfficeRole = role === 'teamEditor' ? 'editor' : role === 'boundManager' ? 'manager' : role;
    const person = { name: role, phone, role: given, restaurantIds: role === 'manager' ? [] : [restaurantId] };
    if (role !== 'owner') await tested.services.members.add(person, { name: null, role: 'owner', restaurantIds: [], now: tested.now });
    expect(await signInTo(tested, people[role], phone)).toBe(204);
  };
  /** Opens a session of A, one of staff, one of the editor and one of the owner. */
  const openSessions = async (visitor: Visitor, phone1: string) => {
    tested.now += 60_000;
    await openSession(tested, visitor, phone1);
    await visitor.post('/api/v1/staff/session', { token: staffToken });
    await visitor.post('/api/v1/editor/session', { token: editorToken });
    tested.now += 60_000;
    await signInTo(tested, visitor, ownerPhone);
    expect([...visitor.cookies.keys()].sort()).toEqual(['browser', 'editor', 'sid', 'staff', 'team', 'user-id']);
  };
  const expire = async ({ cookies }: Visitor) => {
    const { db } = tested.connection;
    const tokens = [...cookies.values()].map((token) => createHash('sha256').update(token).digest('hex'));
    for (const table of ['sessions', 'access_sessions', 'team_sessions'] as const) {
      await db.updateTable(table).set({ expires_at: tested.now }).where('token_hash', 'in', tokens).execute();
    }
  };
  const revoke = async (visitor: Visitor) => {
    const cached = [...visitor.cookies];
    for (const side of ['office', 'auth', 'staff', 'editor']) await visitor.send('DELETE', `/api/v1/${side}/session`);
    expect([...visitor.cookies.keys()]).toEqual(['browser']);
    for (const [name, value] of cached) visitor.cookies.set(name, value);
  };
  const sendRequest = async (name: CallName, visitor: Visitor): Promise<number> => {
    const { method, path, query, headers: defined, body: definedBody, responses }: CallDefinition = calls[name];
    const sent: Sent = { query: `?${new URLSearchParams(query?.example)}`, body: definedBody?.example, ...requests[name] };
    const isStream = Object.values(responses).some((response) => 'events' in response);
    const filled = path.replace(/:\w+/, (part) => (ofRestaurants.includes(name) ? '1' : (ids[part] ?? part)));
    const headers: Record<string, string> = {};
    if (visitor === people.staff) headers['authorization'] = `Bearer ${staffToken}`;
    if (visitor === people.editor) headers['authorization'] = `Bearer ${editorToken}`;
    if (defined !== undefined && idempotencyKeyHeader in defined) headers[idempotencyKeyHeader] = crypto.randomUUID();
    const body = freshBodies[name]?.() ?? sent.body;
    return (await visitor.send(isStream ? 'HEAD' : method, `${filled}${sent.query ?? ''}`, { body, headers })).status;
  };

  test.each(inOrder)('%s', async (name) => {
    const received: Record<string, number> = {};
    for (const who of ['nobody', 'expired', 'revoked', 'b', 'staff', 'editor', ...teamRoles, 'a'] as const)
      received[who] = await sendRequest(name, people[who]);
    const expected = Object.fromEntries(roles.map((role) => [role, statusFor(backEnd, role, name)]));
    const hint = 'another status of those who may make the call is a line of otherStatuses';
    expect(received, hint).toEqual({ ...expected, expired: expected['nobody'], revoked: expected['nobody'] });
  });

  test('the table holds every call', () => {
    expect([...inOrder].sort()).toEqual([...callNames].sort());
  });
});

test('a call does not compile without saying who may make it', () => {
  // @ts-expect-error `who` is missing
  const call: CallDefinition = { method: 'GET', path: '/api/v1/new', summary: 'New', responses: {} };
  expect(call).not.toHaveProperty('who');
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
    openOfficeSession: { body: { challengeId: crypto.randomUUID(), phone1, code: '000000' } },
    authSession: { body: { challengeId: crypto.randomUUID(), phone1, code: '000000' } },
    customersGet: { query: `?Id=${customerId}` },
    customersCreate: { body: customer },
    customersUpdate: { body: customer },
    placeOrder: { body: order },
    saveAddresses: { body: { addresses: [] } },
    requestPhoneChange: { body: { phone1: '998935554433' } },
    openStaffSession: { body: { token: 'guessed-token-of-thirty-two-characters' } },
    openEditorSession: { body: { token: 'guessed-token-of-thirty-two-characters' } },
    changeStopList: { body: { restaurantId, productId: '1001', portions: null } },
    pauseRestaurant: { body: { until: null } },
    changePrinter: { body: { printer: null } },
    moveOrder: { body: { status: 'confirmed' } },
    cancelAllOrders: { body: { reason: 'unreachable' } },
    saveDraft: { body: {} },
    startThread: { body: { page: 'about', text: 'x' } },
    replyToThread: { body: { text: 'x' } },
    closeThread: { body: { isDone: true } },
    enterPage: { body: { page: 'about' } },
    checkLinks: { body: { links: [] } },
  };
}
