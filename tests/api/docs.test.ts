import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls, type ValueOf } from '#contract/calls.ts';
import { catalogJsonSchema } from '#contract/catalog/catalog-json-schema.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import { type OpenApiDocument, openApiDocument } from '#contract/open-api/document.ts';
import { lineKey } from '#domain/cart/cart.ts';
import { pictureHashLength } from '#domain/menu/dish-picture.ts';
import type { Order } from '#domain/order/order.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { telegramPerson } from '../support/messages/telegram-person.ts';
import { stubBot, stubToken } from '../support/messages/telegram-stub.ts';
import { useMailServer } from '../support/messages/use-mail-server.ts';
import { useClickApi } from '../support/payments/click-merchant.ts';
import { engines } from '../support/shop/backends.ts';
import { freshPhone } from './journey.ts';
import { listen } from './listen.ts';
import { useApi } from './open-api.ts';
import { signInTo } from './team.ts';
import type { Visitor } from './visitor.ts';

type WireTable = ValueOf<'GET /api/v1/table'>;

const cookies = { session: 'sid', staff: 'staff', editor: 'editor', team: 'team' };
const tokens = { staff: 's'.repeat(32), editor: 'e'.repeat(32) };
const ownerPhone = '998950000001';
const env: Record<string, string> = {
  STAFF_TOKEN: tokens.staff,
  EDITOR_TOKEN: tokens.editor,
  OWNER_PHONE: ownerPhone,
  PAYME_ID: '587f72c72cac0d162c722ae2',
  PAYME_KEY: 'key',
  TELEGRAM_BOT_TOKEN: stubToken,
  TELEGRAM_BOT_NAME: stubBot,
  // Telegram can't be reached
  TELEGRAM_API_URL: 'http://127.0.0.1:1',
};
const definitions: Readonly<Record<string, CallDefinition>> = calls;

test('the document is OpenAPI 3.1 without a linter error', async () => {
  const config = await loadConfig({ customExtends: ['recommended-strict'] });
  const document = openApiDocument('https://shop.uz', cookies);
  const found = await lintFromString({ source: JSON.stringify(document), config });
  // a call without input has no invalid request
  const errors = found.filter(({ ruleId }) => ruleId !== 'operation-4xx-response');
  expect(errors.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
}, 60_000);

test('the catalog file has a JSON Schema, which accepts the demo catalog and rejects an unknown section', () => {
  const schema = catalogJsonSchema('https://shop.uz');
  expect(schema).toMatchObject({ $id: 'https://shop.uz/api/catalog.schema.json', type: 'object', additionalProperties: false });
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  expect(validate(demoCatalog()) ? [] : validate.errors).toEqual([]);
  expect(validate({ ...demoCatalog(), dishes: [] })).toBe(false);
});

describe('the document for client generators', () => {
  const { paths, components } = openApiDocument('https://shop.uz', cookies);
  type Schema = Readonly<Record<string, unknown>>;
  const resolved = ({ $ref, ...schema }: Schema): Schema =>
    typeof $ref === 'string' ? (components.schemas[$ref.split('/').at(-1) ?? ''] as Schema) : schema;
  const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

  /** The strings of an example that do not match their pattern as older programs read it: without the flag u. */
  const unmatched = (sent: Schema, value: unknown, path: string): string[] => {
    const schema = resolved(sent);
    const own = [schema['anyOf'], schema['oneOf']].flatMap((options) => {
      const tried = Array.isArray(options) ? options.map((option: Schema) => unmatched(option, value, path)) : [];
      return tried.every((wrong) => wrong.length > 0) ? tried.flat() : [];
    });
    if (typeof value === 'string' && typeof schema['pattern'] === 'string' && !new RegExp(schema['pattern']).test(value)) own.push(path);
    const inner = Array.isArray(value)
      ? value.flatMap((item, index) => (isSchema(schema['items']) ? unmatched(schema['items'], item, `${path}.${index}`) : []))
      : Object.entries(isSchema(value) ? value : {}).flatMap(([name, field]) => {
          const property = (schema['properties'] as Readonly<Record<string, Schema>> | undefined)?.[name];
          return property === undefined ? [] : unmatched(property, field, `${path}.${name}`);
        });
    return [...own, ...inner];
  };

  test('each example matches the patterns of its fields without the flag u', () => {
    const wrong = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, requestBody }) => {
        const { schema, example } = (requestBody?.content['application/json'] ?? {}) as { schema?: Schema; example?: unknown };
        return schema === undefined ? [] : unmatched(schema, example, operationId);
      });
    expect(wrong).toEqual([]);
  });

  test('each array declares its items', () => {
    const silent = (value: unknown, path: string): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const own = 'type' in value && value.type === 'array' && !('items' in value && isSchema(value.items)) ? [path] : [];
      return [...own, ...Object.entries(value).flatMap(([name, inner]) => silent(inner, `${path}/${name}`))];
    };
    expect(silent({ paths, schemas: components.schemas }, '')).toEqual([]);
  });
});

test('every call of the contract is documented', () => {
  const { paths } = openApiDocument('https://shop.uz', cookies);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const known = Object.values(calls).map(({ method, path }) => `${method} ${path.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(known.sort());
});

/** Values that an example can not contain: ids, codes, tokens and tags of this shop. */
interface Filling {
  readonly id?: string;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body?: Record<string, unknown>;
}

/** The customer is created first and the account deleted last; the calls between them are in the order of the document. */
const first = ['authCode', 'authSession', 'customersCreate', 'placeOrder', 'saveDraft'];
const last = ['endSession', 'deleteAccount'];
const names = [...first, ...Object.keys(definitions).filter((name) => !first.includes(name) && !last.includes(name)), ...last];

describe.each(engines)('the examples of the document, on %s', (engine) => {
  const click = useClickApi(env);
  const mail = useMailServer(env);
  const tested = useApi(engine, env);
  let customer: Visitor;
  let challengeId = '';
  let customerId = '';
  let courierId = '';
  const courierPhone = freshPhone();
  const customerPhone = '998901112233';

  beforeAll(async () => {
    customer = tested.visitor();
    const person = { name: 'Anvar', phone: courierPhone, role: 'courier', restaurantIds: ['1'] } as const;
    const added = await tested.services.members.add(person, { name: null, role: 'owner', restaurantIds: [], now: tested.now });
    courierId = added.ok ? added.value.id : '';
  });

  const signIn = async (phone1 = customerPhone) => {
    tested.now += 61_000;
    const { body } = await customer.post<{ challengeId: string }>('/api/v1/auth/code', { phone1 });
    const guess = {
      phone1,
      challengeId: body.challengeId,
      code: tested.codes.at(-1)?.code,
    };
    await customer.post('/api/v1/auth/session', guess);
  };
  const signInAs = async (phone: string) => {
    const { status, body } = await customer.get<{ phone: string }>('/api/v1/office/session');
    if (status === 200 && body.phone === phone) return;
    tested.now += 61_000;
    await signInTo(tested, customer, phone);
  };
  const signInOwner = () => signInAs(ownerPhone);
  const newMember = async () => {
    const person = { name: `Person ${crypto.randomUUID()}`, phone: freshPhone(), role: 'editor', restaurantIds: [] } as const;
    const added = await tested.services.members.add(person, { name: null, role: 'owner', restaurantIds: [], now: tested.now });
    return { id: added.ok ? added.value.id : '' };
  };
  const newOrder = async (change = {}) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { body } = await customer.post<Order>('/api/v1/orders', { ...calls.placeOrder.body.example, ...change }, headers);
    return { id: body.id };
  };
  const newRefund = async (provider: 'payme' | 'click') => {
    await signIn();
    const { id } = await newOrder({ payment: { method: provider } });
    const { number, total } = (await customer.get<Order>(`/api/v1/orders/${id}`)).body;
    const { payments, staff } = tested.services.backend;
    const begun = {
      provider,
      providerId: id,
      paymentId: '15',
      account: String(number),
      amount: total * 100,
      providerTime: tested.now,
    } as const;
    const created = await payments.create(begun, tested.now);
    await payments.perform(provider, id, tested.now);
    await staff.move(id, { status: 'cancelled', reason: 'out_of_stock' }, { name: null, restaurantIds: null }, tested.now);
    return { id: created.ok ? String(created.value.attempt.number) : '' };
  };
  const ownTarget = async () => {
    await customer.post('/api/v1/messages/push', calls.allowPush.body.example);
    const { body } = await customer.get<ValueOf<'GET /api/v1/messages'>>('/api/v1/messages');
    return { id: body.targets[0]?.id ?? '' };
  };
  const newCustomer = async () => {
    const draft = { firstName: 'Aziz', phone1: freshPhone(), birthDate: '1994-05-06' };
    return { id: (await tested.services.backend.createCustomer(draft, 'ru', tested.now)).id };
  };
  const plannedMailing = async () => {
    const [id, { title, text }] = [crypto.randomUUID(), calls.planMailing.body.example];
    await tested.services.mailings.plan({ id, title, text, sendAt: tested.now + 24 * 60 * 60_000, seen: null }, { name: null }, tested.now);
    return { id };
  };
  /** The owner gets messages as a customer, too. */
  const ownerPlace = async () => {
    const { backend } = tested.services;
    const { id } = await backend.createCustomer({ firstName: 'Nodira', phone1: ownerPhone, birthDate: '1994-05-06' }, 'ru', tested.now);
    const target = { channel: 'email', address: 'nodira@example.uz', locale: 'ru', level: 'all' } as const;
    await tested.connection.db
      .insertInto('message_targets')
      .values({ ...target, id: crypto.randomUUID(), customer_id: id, created_at: tested.now })
      .execute();
    return {};
  };
  const failedMessage = async () => {
    await newOrder();
    const { db } = tested.connection;
    const row = await db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    await db.updateTable('outbox').set({ delivered_at: tested.now, failure: 'late' }).where('id', '=', row.id).execute();
    return row;
  };
  const ownTable = async () => {
    const { body } = await customer.post<WireTable>('/api/v1/tables', calls.openTable.body.example);
    return { id: body.seats[0]?.lines[0]?.id ?? '' };
  };
  const draftTag = async () => {
    const { headers } = await tested.visitor().get('/api/v1/editor/site-settings', { authorization: `Bearer ${tokens.editor}` });
    return { headers: { 'if-match': headers.get('etag') ?? '' } };
  };
  const editorHeaders = { authorization: `Bearer ${tokens.editor}` };
  const newChange = async () => {
    const { content } = tested.services.publishing;
    const [{ draft, etag }, author] = [await content.workspace(), { by: null, now: tested.now }];
    await content.save({ ...draft, settings: { ...draft.settings, email: `${crypto.randomUUID()}@shop.example` } }, etag, author);
    return { ...author, areas: ['catalog', 'content'] as const };
  };
  const newVersion = async () => {
    const { publishing } = tested.services;
    await publishing.publish(null, null, await newChange());
    return { id: String((await publishing.versions(['content']))[0]?.id) };
  };
  const newPlan = async () => {
    const { publishing } = tested.services;
    await publishing.publish([{ section: 'content', id: 'contacts' }], Date.parse('2026-12-01T09:00:00+05:00'), await newChange());
    return { id: String((await publishing.state(['content'])).planned.at(-1)?.id) };
  };
  const newDiscarded = async () => {
    const { publishing } = tested.services;
    await publishing.discard(null, await newChange());
    return { id: String((await publishing.state(['content'])).discarded[0]?.id) };
  };
  const newThread = async () => {
    const thread = await tested.visitor().post<{ id: number }>('/api/v1/editor/comments', calls.startThread.body.example, editorHeaders);
    return { id: String(thread.body.id) };
  };
  const storedPicture = async () => {
    const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'green' } });
    const saved = await tested.services.pictures.save(await picture.png().toBuffer(), { by: null, now: tested.now });
    return { id: saved.ok ? saved.value.replace('/media/', '').slice(0, pictureHashLength) : '' };
  };
  /** An order with a change that is offered. */
  const newOffer = async () => {
    const order = await newOrder();
    const headers = { authorization: `Bearer ${tokens.staff}` };
    const offered = await customer.post(`/api/v1/staff/orders/${order.id}/change`, calls.offerChange.body.example, headers);
    expect(offered.status).toBe(200);
    return order;
  };
  /** An order that was handed over. */
  const newMeal = async () => {
    const order = await newOrder();
    const headers = { authorization: `Bearer ${tokens.staff}` };
    await customer.post(`/api/v1/staff/orders/${order.id}/status`, { status: 'picked_up' }, headers);
    return order;
  };
  const newFeedback = async () => {
    await signIn();
    const order = await newMeal();
    await customer.send('PUT', `/api/v1/orders/${order.id}/feedback`, { body: calls.giveFeedback.body.example });
    return order;
  };
  /** An order that was just accepted, and the key of its first line. */
  const newStep = async () => {
    const order = await newOrder();
    const headers = { authorization: `Bearer ${tokens.staff}` };
    const { body } = await customer.post<Order>(`/api/v1/staff/orders/${order.id}/status`, { status: 'confirmed' }, headers);
    const [line] = body.lines;
    return { ...order, line: line === undefined ? '' : lineKey(line) };
  };
  /** An order that the courier who is signed in has in hand. */
  const newDelivery = async (status: 'confirmed' | 'on_way' | 'delivered') => {
    const order = await newOrder();
    const { db } = tested.connection;
    const courier = { courier_id: courierId, courier: JSON.stringify({ name: 'Anvar', phone: courierPhone }) };
    const values = { ...courier, order_type_id: 0, status, courier_cash: status === 'delivered' ? 67_000 : null };
    await db.updateTable('orders').set(values).where('id', '=', order.id).execute();
    return order;
  };
  const fillings: Readonly<Record<string, () => Filling | Promise<Filling>>> = {
    authTelegram: () => {
      const person = telegramPerson();
      return { body: { initData: person.initData(tested.now), contact: person.contact(tested.now, { phone_number: customerPhone }) } };
    },
    authSession: () => ({ body: { challengeId, code: tested.codes.at(-1)?.code } }),
    requestPhoneChange: async () => {
      await signIn('998935554433');
      return {};
    },
    customersGet: () => ({ query: { Id: customerId } }),
    joinTable: async () => {
      const opened = await tested.visitor().post<{ link: string }>('/api/v1/tables', calls.openTable.body.example);
      return { body: { link: opened.body.link } };
    },
    setTablePaying: ownTable,
    setTableState: ownTable,
    removeTableLine: ownTable,
    removeTableSeat: async () => {
      const { body } = await tested.visitor().post<{ link: string }>('/api/v1/tables', calls.openTable.body.example);
      await customer.post('/api/v1/tables/join', { link: body.link, name: 'Timur' });
      return { id: '2' };
    },
    changeMerchantAccount: () => ({ id: '1' }),
    connectGroup: () => ({ id: '1' }),
    endGroup: () => ({ id: '1' }),
    confirmMail: () => ({ body: { code: /\b\d{6}\b/.exec(mail.received.at(-1)?.text ?? '')?.[0] } }),
    changeMessages: ownTarget,
    endMessages: ownTarget,
    planMailing: () => ({ id: crypto.randomUUID() }),
    cancelMailing: plannedMailing,
    saveMailingDraft: () => ({ id: crypto.randomUUID() }),
    removeMailingDraft: () => ({ id: crypto.randomUUID() }),
    testMailing: ownerPlace,
    placeByHand: () => ({ headers: { 'idempotency-key': crypto.randomUUID() } }),
    openOrder: () => newOrder(),
    cancelInOffice: () => newOrder(),
    noteReturn: async () => {
      const order = await newOrder();
      const { staff } = tested.services.backend;
      const by = { name: null, restaurantIds: null };
      await staff.move(order.id, { status: 'picked_up' }, by, tested.now);
      await staff.cancelInOffice(order.id, 'cold', by, tested.now);
      return order;
    },
    openCustomer: newCustomer,
    noteCustomer: newCustomer,
    blockCustomer: newCustomer,
    correctPoints: newCustomer,
    exportCustomer: newCustomer,
    eraseCustomer: newCustomer,
    sendMessageAgain: failedMessage,
    order: () => newOrder(),
    orderFeedback: () => newOrder(),
    giveFeedback: newMeal,
    answerFeedback: newFeedback,
    orderEvents: () => newOrder(),
    cancelOrder: () => newOrder(),
    courierPosition: () => newOrder(),
    assignCourier: () => newDelivery('confirmed'),
    takeDelivery: () => newDelivery('confirmed'),
    finishDelivery: () => newDelivery('on_way'),
    receiveCash: async () => {
      await tested.connection.db.updateTable('orders').set({ courier_cash: null }).execute();
      await newDelivery('delivered');
      return { id: courierId };
    },
    changePayment: () => newOrder({ payment: { method: 'payme' } }),
    answerChange: newOffer,
    offerChange: () => newOrder(),
    endChange: newOffer,
    reorder: () => newOrder(),
    moveOrder: () => newOrder(),
    stepBack: newStep,
    delayOrder: () => newOrder(),
    makeLine: async () => {
      const { id, line } = await newStep();
      return { id, body: { line } };
    },
    cancelAllOrders: () => newOrder(),
    pauseRestaurant: () => ({ id: '1' }),
    changeCounter: () => ({ id: '1' }),
    changePrinter: () => ({ id: '1', body: { printer: null } }),
    testPrinter: () => ({ id: '1' }),
    printAgain: () => ({ id: '1' }),
    counter: async () => ({
      id: await tested.services.devices.counters.open({
        restaurant: { id: '1', name: '' },
        by: { name: null, restaurantIds: null },
        now: tested.now,
      }),
    }),
    openOfficeSession: async () => {
      tested.now += 61_000;
      const { body } = await customer.post<{ challengeId: string }>('/api/v1/office/code', { phone1: ownerPhone });
      return { body: { phone1: ownerPhone, challengeId: body.challengeId, code: tested.codes.at(-1)?.code } };
    },
    changeMember: async () => ({ ...(await newMember()), body: { name: 'Aziz', phone: freshPhone(), role: 'editor' } }),
    removeMember: newMember,
    endTeamSession: async () => {
      await signInOwner();
      const { body } = await customer.get<{ sessions: { id: string }[] }>('/api/v1/office/sessions');
      return { id: body.sessions[0]?.id ?? '' };
    },
    noteRefund: () => newRefund('payme'),
    reverseRefund: () => {
      click.api.answers.set('/15', { error_code: 0, error_note: 'Success', payment_id: 15 });
      return newRefund('click');
    },
    returnChanges: newDiscarded,
    reschedulePlan: newPlan,
    withdrawPlan: newPlan,
    versionChanges: newVersion,
    publishVersion: newVersion,
    openStaffSession: () => ({ body: { token: tokens.staff } }),
    openEditorSession: () => ({ body: { token: tokens.editor } }),
    saveDraft: draftTag,
    replyToThread: newThread,
    closeThread: newThread,
    describePicture: storedPicture,
    deletePicture: storedPicture,
    deleteAccount: async () => {
      await signIn();
      return {};
    },
  };

  test.each(names)('%s', async (name) => {
    const call = definitions[name] as CallDefinition;
    const { id = '1031', query, headers, body } = (await fillings[name]?.()) ?? {};
    const { method, path } = call;
    const search = new URLSearchParams({ ...call.query?.example, ...query });
    const url = `${path.replace(/:\w+/, id)}${search.size > 0 ? `?${search}` : ''}`;
    const documented = Object.fromEntries(
      Object.entries(call.headers ?? {}).map(([header, { example }]) => [header.toLowerCase(), example]),
    );
    const who = call.who === 'staff' || call.who === 'editor' ? call.who : null;
    if (call.who === 'courier') await signInAs(courierPhone);
    if (
      [
        'cash',
        'catalog',
        'team',
        'payments',
        'reports',
        'feedback',
        'orderDesk',
        'customers',
        'messages',
        'log',
        'publishing',
        'member',
      ].includes(call.who)
    )
      await signInOwner();
    const sent = { ...documented, ...headers, ...(who === null ? {} : { authorization: `Bearer ${tokens[who]}` }) };
    const [status = 0, response] =
      Object.entries(call.responses)
        .map(([code, reported]) => [Number(code), reported] as const)
        .at(-1) ?? [];

    if (response !== undefined && 'type' in response) {
      const cookie = [...customer.cookies].map((pair) => pair.join('=')).join('; ');
      if (response.type !== 'text/event-stream') {
        const file = await tested.api.request(url, { method, headers: { ...sent, cookie } });
        expect([file.status, file.headers.get('content-type')]).toEqual([status, expect.stringContaining(response.type)]);
        return;
      }
      const stream = await listen(tested, url, { ...sent, cookie });
      expect([stream.status, stream.headers.get('content-type')]).toEqual([status, expect.stringContaining('text/event-stream')]);
      expect(await stream.next()).not.toBeNull();
      await stream.close();
      return;
    }
    if (call.picture) {
      const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const cached = await tested.api.request(url, {
        method,
        headers: { ...sent, 'content-type': 'image/png' },
        body: new Uint8Array(picture),
      });
      expect(cached.status).toBe(status);
      calls.saveImage.responses[201].json.parse(await cached.json());
      return;
    }
    const schema = response !== undefined && 'json' in response ? response.json : undefined;
    const example = call.body === undefined ? undefined : { ...(call.body.example as object), ...body };
    const got = await customer.send<Record<string, string>>(method, url, { body: example, headers: sent });
    const hint = `where an id other than ${id} or another body succeeds, it is a line of fillings`;
    expect([got.status, got.text], hint).toEqual([status, schema === undefined ? '' : expect.anything()]);
    schema?.parse(got.body);
    challengeId = got.body?.['challengeId'] ?? challengeId;
    customerId = got.body?.['customerId'] ?? customerId;
  });

  test('the shop serves the document and a page that needs no script, without a session', async () => {
    const visitor = tested.visitor();
    const document = await visitor.get<OpenApiDocument>('/api/openapi.json');
    expect([document.status, document.body.openapi, document.body.servers[0]?.url]).toEqual([200, '3.1.0', 'http://localhost:4321']);
    const page = await visitor.get('/api/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.text.match(/<script|<link|<img|@import|url\(|href="https?:/g)).toBeNull();
    expect(Object.keys(calls).filter((name) => !page.text.includes(`id="${name}"`))).toEqual([]);
    const targets = [...page.text.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.filter((target) => !page.text.includes(`id="${target}"`))).toEqual([]);
  });
});
