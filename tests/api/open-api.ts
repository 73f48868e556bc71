import { afterAll, beforeAll } from 'vitest';
import { customerChannels } from '#domain/order/message-level.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { createApi } from '#server/api/app.ts';
import type { Api } from '#server/api/context.ts';
import { createBrowserMarks } from '#server/auth/browser-token.ts';
import { createEventStreams } from '#server/auth/event-streams.ts';
import { createOneTimeCodes } from '#server/auth/one-time-code.ts';
import { createSessions } from '#server/auth/sessions.ts';
import { createSentCodes } from '#server/auth/sms/sent-codes.ts';
import type { MessageSender, TextMessage } from '#server/auth/sms/text-message.ts';
import { createSmsTexts } from '#server/auth/sms/texts.ts';
import { createAccess } from '#server/auth/staff-access.ts';
import { createTeamSessions } from '#server/auth/team-sessions.ts';
import { createTelegramWays } from '#server/auth/telegram/telegram-ways.ts';
import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import { fiscalRulesOf } from '#server/backend/fiscal-rules.ts';
import { prepareDatabase } from '#server/bootstrap.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connection.ts';
import { bumpVersion } from '#server/modules/catalog/catalog-version.ts';
import { createSitePagesReader } from '#server/modules/catalog/site-pages.ts';
import { createComments } from '#server/modules/content/comments.ts';
import { createPresence } from '#server/modules/content/presence.ts';
import { createSiteImages } from '#server/modules/content/site-images.ts';
import { freeOrders } from '#server/modules/couriers/assign-courier.ts';
import { createPhoneChanges } from '#server/modules/customers/phone-change.ts';
import { createCustomersOffice } from '#server/modules/customers-office/customers-office.ts';
import { createFeedback } from '#server/modules/feedback/feedback.ts';
import { createGeocodeLimit } from '#server/modules/geocoder.ts';
import { createCustomerMessages } from '#server/modules/messages/customer-messages.ts';
import { groupChannel } from '#server/modules/messages/group/group-targets.ts';
import { createRestaurantGroups } from '#server/modules/messages/group/restaurant-groups.ts';
import { createMailings } from '#server/modules/messages/mailings/mailings.ts';
import { createOfficeMessages } from '#server/modules/messages/office-messages.ts';
import { readSiteLog } from '#server/modules/office/change-log.ts';
import { createPreviewLinks } from '#server/modules/office/preview-links.ts';
import { searchLog } from '#server/modules/office/search-log.ts';
import { createTeam, ensureOwner } from '#server/modules/office/team.ts';
import { createOrderFeed } from '#server/modules/orders/order-feed.ts';
import { askProviderOf } from '#server/modules/payments/ask-provider.ts';
import { createMerchantAccounts, type MerchantAccounts } from '#server/modules/payments/merchant-accounts.ts';
import { createPaymentsOffice } from '#server/modules/payments-office/payments-office.ts';
import { createDishPictures } from '#server/modules/pictures/dish-pictures.ts';
import { createPromoNameLimit } from '#server/modules/promo/promo-name-limit.ts';
import { readPromoUses } from '#server/modules/promo/promo-uses.ts';
import { createPublishing } from '#server/modules/publishing/publishing.ts';
import { createReports } from '#server/modules/reports/reports.ts';
import { createBoardDevices } from '#server/modules/staff-board/devices.ts';
import { createTables } from '#server/modules/tables/tables.ts';
import { createToday } from '#server/modules/today.ts';
import type { Backend } from '#server/ports/backend.ts';
import type { Services } from '#server/services.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { type BackEnd, createDatabase, templateNow } from '../support/shop/backends.ts';
import { writeStopList } from '../support/shop/stop-list.ts';
import { backendBehind } from '../support/upstream/upstream-backend.ts';
import { startUpstream, type UpstreamStub } from '../support/upstream/upstream-stub.ts';
import { Visitor } from './visitor.ts';

/** The API over a backend with the demo catalog, with a clock that only a test advances. */
export interface TestedApi {
  readonly api: Api;
  readonly services: Services;
  readonly connection: Connection;
  /** the codes that were sent, newest last */
  readonly codes: TextMessage[];
  /** sends the messages after they were added to `codes`; null: all succeed */
  gateway: MessageSender | null;
  /** what push services are asked with */
  pushService: typeof fetch;
  /** what was logged as a failure */
  readonly failures: unknown[];
  now: number;
  /** Changes the published settings in their storage. */
  setOrderMaxSum(sum: number): Promise<void>;
  /** a separate browser: own cookies, own network address */
  visitor(): Visitor;
  /** Another process of the same shop: its own services, and its own connections where the database supports several. */
  otherProcess(): Promise<Pick<TestedApi, 'api' | 'visitor'>>;
}

const noon = templateNow;
/** Tests of limits set their own values. */
const noLimits = { OPEN_ORDERS_PER_CUSTOMER: '0', ORDERS_PER_HOUR_PER_CUSTOMER: '0' };
/** Tests send nothing to another host. */
const refusing: typeof fetch = () => Promise.reject(new Error('no push service'));
let addresses = 0;

/** Opens an API for a test file and closes it afterwards; the returned object is filled when the first test runs. */
export function useApi(backEnd: BackEnd, env: Record<string, string> = {}, upstreamOptions: UpstreamOptions = {}): TestedApi {
  const tested = { codes: [], gateway: null, pushService: refusing, failures: [], now: noon } as unknown as Writable<TestedApi>;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const database = await (backEnd === 'upstream' ? createDatabase('sqlite') : createDatabase(backEnd, 'demo'));
    tested.connection = database.connection;
    const { ownerPhone } = readConfig({ ...env });
    const opened = await (backEnd === 'upstream' ? openUpstream(tested, upstreamOptions) : openOwn(tested));
    await ensureOwner(database.connection, ownerPhone, noon);
    ends.push(opened.end, () => database.remove());
    tested.setOrderMaxSum = opened.setOrderMaxSum;
    tested.services = servicesOf(tested, database.connection, env, opened);
    Object.assign(
      tested,
      openApi(tested, () => tested.services),
    );
    tested.otherProcess = async () => {
      const isShared = database.connection.engine === 'sqlite';
      const connection = isShared ? database.connection : await connect(database.place);
      if (!isShared) ends.unshift(() => connection.close());
      const services = servicesOf(tested, connection, env, opened);
      return openApi(tested, () => services);
    };
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
  return tested;
}

function openApi(tested: TestedApi, services: () => Services): Pick<TestedApi, 'api' | 'visitor'> {
  const api = createApi(
    async () => services(),
    () => tested.now,
    { error: (line: unknown) => tested.failures.push(line) },
  );
  const visitor = () => {
    addresses += 1;
    return new Visitor(api, `10.0.${addresses >> 8}.${addresses & 255}`);
  };
  return { api, visitor };
}

interface UpstreamOptions {
  readonly cachedTimeoutMs?: number;
}

/** The same in front of an upstream stub that a test can control. */
export interface TestedUpstream extends TestedApi {
  readonly upstream: UpstreamStub;
}

export function useUpstreamApi(env: Record<string, string> = {}, options: UpstreamOptions = {}): TestedUpstream {
  return useApi('upstream', env, options) as TestedUpstream;
}

type UsedConfig = Pick<Config, 'filterModifiers' | 'orderLimits' | 'fiscal'> & { readonly merchants: MerchantAccounts };

interface OpenedBackend {
  backend(connection: Connection, config: UsedConfig, onChange: () => void): Backend;
  readonly setOrderMaxSum: TestedApi['setOrderMaxSum'];
  end(): Promise<void>;
}

function openOwn(tested: TestedApi): OpenedBackend {
  const { connection } = tested;
  return {
    backend: (own, { merchants, fiscal, ...config }, onChange) =>
      createEmbeddedBackend({
        ...config,
        fiscal: fiscalRulesOf(fiscal),
        connection: own,
        onChange,
        askProvider: askProviderOf(merchants, () => tested.now),
      }),
    async setOrderMaxSum(orderMaxSum) {
      const { settings } = await connection.db.selectFrom('site_settings').select('settings').executeTakeFirstOrThrow();
      const changed = JSON.stringify({ ...JSON.parse(settings), orderMaxSum });
      await connection.db.updateTable('site_settings').set({ settings: changed }).execute();
      await bumpVersion(connection.db, 'version');
    },
    end: async () => {},
  };
}

/** Opens the API in front of a stub that stores the catalog; the stop-list is stored by the app. */
async function openUpstream(tested: TestedApi, options: UpstreamOptions): Promise<OpenedBackend> {
  await prepareDatabase(tested.connection, { demo: false }, noon);
  await writeStopList(tested.connection, demoCatalog(), noon);
  const upstream = await startUpstream(demoCatalog(), { now: () => tested.now });
  Object.assign(tested, { upstream });
  return {
    backend: (own, { orderLimits }, onChange) => backendBehind(upstream.url, own, { ...options, orderLimits, onChange }),
    async setOrderMaxSum(orderMaxSum) {
      const file = demoCatalog();
      upstream.load({ ...file, settings: { ...file.settings, OrderMaxSum: orderMaxSum } });
    },
    end: () => upstream.stop(),
  };
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

function servicesOf(tested: TestedApi, connection: Connection, env: Record<string, string>, opened: OpenedBackend): Services {
  const { codes, failures } = tested;
  const config = readConfig({ SITE_URL: 'http://localhost:4321', ...noLimits, ...env });
  const send: MessageSender = async (message) => {
    codes.push(message);
    await tested.gateway?.(message);
  };
  const texts = createSmsTexts(config.sms.names, (locale) => createTranslator(locale, 'sms'));
  const feed = createOrderFeed(connection, (error) => failures.push(error));
  const merchants = createMerchantAccounts(connection, config, () => tested.now);
  const backend = opened.backend(connection, { ...config, merchants }, feed.notify);
  const sessions = createSessions(connection);
  const team = createTeamSessions(connection);
  const limits = { sendsPerAddressHour: config.codeSendsPerAddressHour, sendsPerDay: config.codeSendsPerDay };
  const tables = createTables(connection);
  const staff = createAccess(connection, 'staff', config.staffTokens);
  const editor = createAccess(connection, 'editor', config.editorTokens);
  return {
    config,
    backend,
    sitePages: createSitePagesReader(connection),
    sessions,
    marks: createBrowserMarks(connection),
    codes: createOneTimeCodes(connection, { send, texts }, limits),
    teamCodes: createOneTimeCodes(connection, { send, texts }, limits, 'team'),
    phoneChanges: createPhoneChanges(connection, { backend, send, texts }),
    ...{ geocoder: null, reverseGeocoder: null, planBackend: null, firstSteps: null },
    limitGeocoding: createGeocodeLimit(connection),
    limitPromoNames: createPromoNameLimit(connection),
    ...messagesOf(tested, connection, config, backend),
    feed,
    devices: createBoardDevices(connection, backend.staff),
    tables,
    streams: createEventStreams(
      {
        customer: (hashes) => sessions.findValid(hashes, tested.now),
        table: (hashes) => tables.findValid(hashes, tested.now),
        staff: (found) => staff.findValid(found, tested.now),
        editor: (found) => editor.findValid(found, tested.now),
        team: (found) => team.findValid(found, tested.now),
      },
      (error) => failures.push(error),
    ),
    staff,
    editor,
    team,
    members: createTeam(connection, config.ownerPhone, freeOrders),
    ...officeOf(tested, merchants, connection, backend),
    images: createSiteImages(connection, !('upstream' in tested)),
    comments: createComments(connection),
    previewLinks: createPreviewLinks(connection),
    promoUses: 'upstream' in tested ? null : () => readPromoUses(connection.db),
    draftBackend: null,
    presence: createPresence(connection),
    pictures: createDishPictures(connection),
    isDemo: true,
  };
}

function messagesOf(
  tested: TestedApi,
  connection: Connection,
  config: Config,
  backend: Backend,
): Pick<Services, 'messages' | 'mailings' | 'officeMessages' | 'groups' | 'telegramSignIn' | 'telegramLogin'> {
  const messages = createCustomerMessages(connection, config, (...sent) => tested.pushService(...sent));
  return {
    messages,
    mailings: createMailings(connection, messages.messengers),
    officeMessages: createOfficeMessages(
      connection,
      ['webhook', ...customerChannels, groupChannel],
      createSentCodes(connection, () => tested.now),
    ),
    groups: createRestaurantGroups(connection, config, backend),
    ...createTelegramWays(connection, config),
  };
}

function officeOf(
  tested: TestedApi,
  merchants: MerchantAccounts,
  connection: Connection,
  backend: Backend,
): Pick<
  Services,
  'officeLog' | 'siteLog' | 'merchants' | 'paymentsOffice' | 'reports' | 'customersOffice' | 'feedback' | 'today' | 'publishing'
> {
  const { db } = connection;
  const paymentsOffice = createPaymentsOffice({ connection, merchants, payments: backend.payments, clock: () => tested.now });
  const reports = createReports(connection, backend);
  const feedback = createFeedback(connection);
  const publishing = createPublishing(connection, 'upstream' in tested ? { publishedElsewhere: () => backend.siteSettings('ru') } : {});
  const today = createToday({ connection, backend, publishing, paymentsOffice, feedback });
  const customersOffice = createCustomersOffice(connection, backend);
  return {
    officeLog: (search) => searchLog(db, search),
    siteLog: () => readSiteLog(db),
    merchants,
    paymentsOffice,
    reports,
    feedback,
    publishing,
    today,
    customersOffice,
  };
}
