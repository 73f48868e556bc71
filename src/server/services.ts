import { defaultLocale } from '#domain/locale.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { accessesOf } from './auth/accesses.ts';
import { type BrowserTokens, createBrowserMarks } from './auth/browser-token.ts';
import type { EventStreams } from './auth/event-streams.ts';
import { createOneTimeCodes, type OneTimeCodes } from './auth/one-time-code.ts';
import { streamsOf } from './auth/open-streams.ts';
import type { Sessions } from './auth/sessions.ts';
import { counted, createMessageSender } from './auth/sms/message-sender.ts';
import { createSentCodes } from './auth/sms/sent-codes.ts';
import { createCodeSender, createTelegramGateway } from './auth/sms/telegram-gateway.ts';
import { type MessageSender, SendFailure } from './auth/sms/text-message.ts';
import { createSmsTexts } from './auth/sms/texts.ts';
import type { Access } from './auth/staff-access.ts';
import type { TeamSessions } from './auth/team-sessions.ts';
import { createTelegramWays, type TelegramWays } from './auth/telegram/telegram-ways.ts';
import { createBackend } from './backend/create-backend.ts';
import { withDraft } from './backend/embedded/embedded.ts';
import { readDemoMark } from './bootstrap.ts';
import { setCacheVersion } from './caching/cache-version.ts';
import { now } from './clock.ts';
import { type Config, readConfig } from './config/config.ts';
import { paymentsOf } from './config/payments-config.ts';
import { canAnnounce } from './config/sms-config.ts';
import { connect } from './db/connect.ts';
import type { Connection } from './db/connection.ts';
import { readFigures } from './jobs/database-figures.ts';
import { startBackground } from './jobs/run-jobs.ts';
import { watchDatabase } from './metrics/record.ts';
import { createCurrentVersion } from './modules/catalog/current-version.ts';
import { createSitePagesReader, type PublishedPages } from './modules/catalog/site-pages.ts';
import { type Comments, createComments } from './modules/content/comments.ts';
import { createPresence, type Presence } from './modules/content/presence.ts';
import { createSiteImages, type SiteImages } from './modules/content/site-images.ts';
import { freeOrders } from './modules/couriers/assign-courier.ts';
import { createPhoneChanges, type PhoneChanges } from './modules/customers/phone-change.ts';
import { type CustomersOffice, createCustomersOffice } from './modules/customers-office/customers-office.ts';
import { createFeedback, type FeedbackBook } from './modules/feedback/feedback.ts';
import { readFirstSteps } from './modules/first-steps.ts';
import { createGeocodeLimit, createGeocoders, type GeocodeLimit, type Geocoder } from './modules/geocoder.ts';
import { type CustomerMessages, createCustomerMessages } from './modules/messages/customer-messages.ts';
import { createRestaurantGroups, type RestaurantGroups } from './modules/messages/group/restaurant-groups.ts';
import { createMailings, type Mailings } from './modules/messages/mailings/mailings.ts';
import { createMessengers } from './modules/messages/messengers.ts';
import { createOfficeMessages, type OfficeMessages } from './modules/messages/office-messages.ts';
import { readSiteLog } from './modules/office/change-log.ts';
import { createPreviewLinks, type PreviewLinks } from './modules/office/preview-links.ts';
import { type LogPage, type LogSearch, searchLog } from './modules/office/search-log.ts';
import { createTeam, type Team } from './modules/office/team.ts';
import { openOrderFeed } from './modules/orders/open-order-feed.ts';
import type { OrderFeed } from './modules/orders/order-feed.ts';
import { createMerchantAccounts, type MerchantAccounts } from './modules/payments/merchant-accounts.ts';
import { receiptSenderOf } from './modules/payments/receipt-sender.ts';
import { createPaymentsOffice, type PaymentsOffice } from './modules/payments-office/payments-office.ts';
import { createDishPictures, type DishPictures } from './modules/pictures/dish-pictures.ts';
import { openRemotePictures } from './modules/pictures/open-remote-pictures.ts';
import { createPromoNameLimit, type PromoNameLimit } from './modules/promo/promo-name-limit.ts';
import { readPromoUses } from './modules/promo/promo-uses.ts';
import { createPublishing, type Publishing } from './modules/publishing/publishing.ts';
import { createReports, type Reports } from './modules/reports/reports.ts';
import { type BoardDevices, createBoardDevices } from './modules/staff-board/devices.ts';
import { createTables, type Tables } from './modules/tables/tables.ts';
import { createToday, type Today } from './modules/today.ts';
import type { Backend } from './ports/backend.ts';

/** The services that pages and the API use; one set for each process. */
export interface Services extends TelegramWays {
  readonly config: Config;
  readonly backend: Backend;
  readonly sitePages: () => Promise<PublishedPages>;
  readonly sessions: Sessions;
  readonly marks: BrowserTokens;
  readonly codes: OneTimeCodes;
  /** the codes that people of the team sign in with */
  readonly teamCodes: OneTimeCodes;
  readonly phoneChanges: PhoneChanges;
  /** null: addresses can't be searched for */
  readonly geocoder: Geocoder | null;
  /** null: no address is found for a point */
  readonly reverseGeocoder: Geocoder | null;
  readonly limitGeocoding: GeocodeLimit;
  readonly limitPromoNames: PromoNameLimit;
  readonly messages: CustomerMessages;
  readonly mailings: Mailings;
  readonly groups: RestaurantGroups;
  readonly officeMessages: OfficeMessages;
  readonly feed: OrderFeed;
  readonly tables: Tables;
  readonly streams: EventStreams;
  /** who may access the orders board by a token */
  readonly staff: Access;
  /** who may access the pages of the site by a token */
  readonly editor: Access;
  /** who of the team is signed in */
  readonly team: TeamSessions;
  readonly members: Team;
  readonly officeLog: (search: LogSearch) => Promise<LogPage>;
  /** what was done to the site, the newest first */
  readonly siteLog: () => ReturnType<typeof readSiteLog>;
  readonly devices: BoardDevices;
  readonly merchants: MerchantAccounts;
  readonly paymentsOffice: PaymentsOffice;
  readonly reports: Reports;
  readonly feedback: FeedbackBook;
  /** what goes on now, for the home of the office */
  readonly today: Today;
  readonly customersOffice: CustomersOffice;
  readonly images: SiteImages;
  readonly publishing: Publishing;
  readonly comments: Comments;
  readonly previewLinks: PreviewLinks;
  /** how often promo codes were used; null: another system has them */
  readonly promoUses: (() => ReturnType<typeof readPromoUses>) | null;
  /** what pages read in a preview of the catalog's draft; null: another system has the catalog */
  readonly draftBackend: Backend | null;
  /** the shop with the changes of a plan; null: another system has the catalog */
  readonly planBackend: ((plan: number) => Backend) | null;
  /** how far a new shop is; null: another system has the catalog, or the shop is a demo */
  readonly firstSteps: (() => ReturnType<typeof readFirstSteps>) | null;
  readonly presence: Presence;
  readonly pictures: DishPictures;
  /** no orders are prepared here, and every page shows a notice */
  readonly isDemo: boolean;
}

let opened: Promise<Services> | null = null;

/** Opens the database on first use; after a failure the next request tries again. */
export function services(): Promise<Services> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** What codes and announcements are sent with. */
function limitsOf(connection: Connection): Pick<Services, 'limitGeocoding' | 'limitPromoNames'> {
  return { limitGeocoding: createGeocodeLimit(connection), limitPromoNames: createPromoNameLimit(connection) };
}

function messagesOf(connection: Connection, { sms, telegramGateway }: Config) {
  const sentCodes = createSentCodes(connection, now);
  const gateway = telegramGateway && createTelegramGateway(telegramGateway);
  const send = counted(createCodeSender({ gateway, sms: createMessageSender(sms), sentCodes }));
  const rejecting: MessageSender = () => Promise.reject(new SendFailure('refused', 'the SMS template has no place for {text}'));
  const texts = createSmsTexts(sms.names, (locale) => createTranslator(locale, 'sms'));
  const askForCodes = gateway && ((at: number) => sentCodes.ask(gateway.isReturned, at));
  return { texts, send, announce: canAnnounce(sms) ? send : rejecting, sentCodes, askForCodes };
}

function codesOf(
  connection: Connection,
  messages: Parameters<typeof createOneTimeCodes>[1],
  { codeSendsPerAddressHour, codeSendsPerDay }: Config,
): Pick<Services, 'codes' | 'teamCodes'> {
  const limits = { sendsPerAddressHour: codeSendsPerAddressHour, sendsPerDay: codeSendsPerDay };
  return {
    codes: createOneTimeCodes(connection, messages, limits),
    teamCodes: createOneTimeCodes(connection, messages, limits, 'team'),
  };
}

function officeOf(merchants: MerchantAccounts, connection: Connection, backend: Backend, publishing: Publishing) {
  const { db } = connection;
  const paymentsOffice = createPaymentsOffice({ connection, merchants, payments: backend.payments, clock: now });
  const feedback = createFeedback(connection);
  return {
    officeLog: (search: LogSearch) => searchLog(db, search),
    siteLog: () => readSiteLog(db),
    merchants,
    paymentsOffice,
    reports: createReports(connection, backend),
    devices: createBoardDevices(connection, backend.staff),
    feedback,
    today: createToday({ connection, backend, publishing, paymentsOffice, feedback }),
    customersOffice: createCustomersOffice(connection, backend),
    comments: createComments(connection),
    presence: createPresence(connection),
  } satisfies Partial<Services>;
}

function previewBackends(hasCatalog: boolean, make: (plan: number | null) => Backend): Pick<Services, 'draftBackend' | 'planBackend'> {
  return hasCatalog ? { draftBackend: make(null), planBackend: make } : { draftBackend: null, planBackend: null };
}

async function open(): Promise<Services> {
  const given = readConfig(process.env);
  const connection = await connect(given);
  const isDemo = await readDemoMark(connection);
  const config = { ...given, payments: paymentsOf(given.payments, given.siteUrl, isDemo) };
  const feed = await openOrderFeed(connection, config);
  const pictures = createDishPictures(connection);
  await pictures.readHasAny();
  const remotePictures = openRemotePictures(config, connection);
  const merchants = createMerchantAccounts(connection, config, now);
  const backend = createBackend(config, connection, { pictures: remotePictures, merchants, onChange: feed.notify });
  const publishing = createPublishing(
    connection,
    config.upstream === null ? {} : { publishedElsewhere: () => backend.siteSettings(defaultLocale) },
  );
  const images = createSiteImages(connection, publishing.ownsAll);
  if (config.upstream === null) setCacheVersion(createCurrentVersion(connection));
  const messengers = createMessengers(config.orderWebhook);
  const { texts, send, announce, sentCodes, askForCodes } = messagesOf(connection, config);
  const phoneChanges = createPhoneChanges(connection, { backend, send: announce, texts });
  const receipts = receiptSenderOf(config, merchants, now);
  const messages = createCustomerMessages(connection, config);
  const mailings = createMailings(connection, messages.messengers);
  const groups = createRestaurantGroups(connection, config, backend);
  startBackground(
    connection,
    { backend, images, messages, groups, phoneChanges, pictures, publishing, remotePictures, receipts, askForCodes },
    messengers,
  );
  const channels = [...messengers.keys(), ...messages.messengers.map(({ channel }) => channel), ...groups.channels];
  watchDatabase(() => readFigures(connection, { channels, sendsPerDay: config.codeSendsPerDay }, now()));
  const accesses = await accessesOf(connection, config, isDemo);
  const tables = createTables(connection);
  return {
    config,
    backend,
    sitePages: createSitePagesReader(connection),
    ...accesses,
    marks: createBrowserMarks(connection),
    ...codesOf(connection, { send, texts }, config),
    phoneChanges,
    ...createGeocoders(connection, config, now),
    ...limitsOf(connection),
    ...{ messages, mailings, groups, ...createTelegramWays(connection, config) },
    officeMessages: createOfficeMessages(connection, channels, sentCodes),
    feed,
    tables,
    streams: streamsOf({ ...accesses, tables }),
    members: createTeam(connection, config.ownerPhone, freeOrders),
    ...officeOf(merchants, connection, backend, publishing),
    images,
    publishing,
    previewLinks: createPreviewLinks(connection),
    promoUses: !publishing.ownsAll ? null : () => readPromoUses(connection.db),
    ...previewBackends(publishing.ownsAll, (plan) => withDraft(backend, { ...config, connection }, plan)),
    firstSteps: !publishing.ownsAll || isDemo ? null : () => readFirstSteps(connection),
    pictures,
    isDemo,
  };
}
