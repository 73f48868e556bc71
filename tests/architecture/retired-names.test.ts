import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder, sourceFiles } from './source-files.ts';

/** Retired identifiers and the standard terms that replace them. */
const retired: Readonly<Record<string, string>> = {
  WhereWhen: 'FulfillmentPicker',
  openWhereWhen: 'openFulfillmentPicker',
  MenuBoard: 'MenuControls',
  Kitchen: 'StaffBackend',
  createKitchen: 'createStaff',
  requireWorker: 'requireMember',
  EditorDesk: 'EditorWorkspace',
  DeskHeader: 'WorkspaceHeader',
  openDesk: 'loadWorkspace',
  WireDesk: 'WireWorkspace',
  $facts: '$deliveryTerms',
  loadFacts: 'loadDeliveryTerms',
  ZoneFacts: 'DeliveryTerms',
  MenuFacts: 'DeliveryTerms',
  Thing: 'JsonLdNode',
  KeptHtml: 'CachedHtml',
  keepPages: 'cachePages',
  keepAnswers: 'cacheResponses',
  Shelf: 'CacheName, Availability',
  shelves: 'availabilities',
  shelvesOf: 'availabilitiesOf',
  openShelf: 'openAvailability',
  shelfOfPage: 'cacheOfPage',
  lastGood: 'staleIfError',
  createPatience: 'createTimeoutBudget',
  refusalAtTheDoor: 'rejectRequest',
  ownDoor: 'ownAddress',
  recordAnswer: 'captureResponse',
  stripUnread: 'normalizeCacheKey',
  lastResort: 'fallbackErrorPage',
  tellDataVersion: 'setCacheVersion',
  countChange: 'bumpVersion',
  Refused: 'ProblemError',
  DataRefusal: 'DataError',
  useRefusal: 'useFieldError',
  RefusalText: 'ProblemText',
  sayWith: 'translator',
  useAwake: 'useHydrated',
  isAwake: 'isHydrated',
  earlyTaps: 'clickReplay',
  wasTapped: 'clickReplay.clicked',
  takeEarlyTaps: 'clickReplay.repeat',
  useEarlyTouch: 'useWhereClicks',
  assess: 'buildQuote',
  answers: 'responses, results',
  answerOf: 'resultOf, responseTo',
  ApiAnswer: 'ApiResult',
  UpstreamAnswer: 'RelayedResponse',
  answeredId: 'outputId',
  sentId: 'inputId',
  told: 'reported',
  tellPause: 'pauseText',
  tellChoice: 'choiceText',
  tellSlot: 'syncSlotCookie',
  ask: 'sendRequest',
  asked: 'requested',
  Asker: 'Requester',
  refuse: 'err, reject',
  refusal: 'problem, rejection',
  Refusal: 'ProblemError, OrderProblem',
  refusalOf: 'problemOf',
  PromoRefusal: 'PromoRejection',
  catalogue: 'catalog',
  CatalogueFile: 'CatalogFile',
  CatalogueReader: 'CatalogReader',
  kept: 'cached, stored',
  keepImage: 'saveImage',
  keepAddresses: 'saveAddresses',
  judgeOrder: 'checkOrder',
  judgedElsewhere: 'checkedByUpstream',
  patienceMs: 'timeoutMs',
  review: 'lintContent',
  mendApostrophes: 'fixApostrophes',
  upstreamLacks: 'upstreamMissing',
  Assessment: 'BuiltQuote',
  createBell: 'createSignal',
  hasRungWithin: 'waitFor',
  supervise: 'runCluster',
  sweepOld: 'purgeExpired',
  Remark: 'ContentIssue',
  Dispute: 'MergeConflict',
  Piece: 'Hunk',
  deadPaths: 'brokenLinks',
  silentLinks: 'unreachableLinks',
  shapePhone: 'applyPhoneMask',
  lazyPart: 'lazyWithRetry',
  PartProps: 'SectionProps',
  withBoundary: 'withErrorBoundary',
  IslandBoundary: 'IslandErrorBoundary',
  WorkShell: 'BackOfficeShell',
  isWorkPage: 'kindOf',
  splitPagePath: 'splitLocale',
  NetworkMood: 'MockScenario',
  hush: 'silenceConsole',
  trespass: 'violation',
  Tongue: 'Language',
  tongues: 'languages',
  fillBasket: 'fillCart',
  Basket: 'Cart',
  Dice: 'Random',
  hostileText: 'maliciousText',
  weighHome: 'measureHome',
  orderWay: 'orderStops',
  WayPicture: 'StopPicture',
  EditorsHere: 'OtherEditors',
  DeliveryLook: 'DeliveryCheck',
  findLiving: 'findValid',
  checkTogether: 'checkBatch',
  createPlaceTogether: 'createPlaceBatch',
  countedOrdersTogether: 'countOrdersInBatch',
  TogetherState: 'CollaborationState',
  MapLook: 'MapSettings',
  mapLook: 'mapSettings',
  $mapLook: '$mapSettings',
  loadMapLook: 'loadMapSettings',
  heard: 'received, on',
  isHeard: 'isReceived',
  heardMeanwhile: 'receivedMeanwhile',
  said: 'announcement, message',
  ClaimAnswer: 'ClaimResult',
  RestaurantAnswer: 'RestaurantResponse',
  Doors: 'AccessServices',
  createRawAsker: 'createRawRequester',
  tellStrangeHop: 'logUnknownProxy',
  birthdayRestMs: 'birthdayIntervalMs',
  isRested: 'isIntervalOver',
  withKeptSettings: 'withExportedSettings',
  freshOrKeptPage: 'networkFirst',
  keptOrFetched: 'cacheFirst',
  speechless: 'missingLanguages',
  sparingGeocoder: 'throttledGeocoder',
  TurnMissed: 'QueueTimeout',
  Mover: 'StatusActor',
  refuseOpen: 'rejectOpen',
  refuseFilled: 'rejectFilled',
  refuseTables: 'rejectTables',
  refusedProduct: 'rejectedProduct',
  isRefused: 'isRejected',
  isTokenRefused: 'isTokenRejected',
  customersInTurn: 'identifyInBatches',
  InFront: 'UpstreamFixtures',
  openInFront: 'openBehindUpstream',
  HeardEvent: 'ReceivedEvent',
  hearsAfter: 'receivesAfter',
  Meeters: 'FaultTarget',
  Meeting: 'FaultResult',
  Kept: 'OpenedBackend',
  rung: 'wasNotified',
  rested: 'waitUntilIdle',
  deaf: 'missed, pooled',
  together: 'combineServings',
  isCalm: 'isInstant',
};

const retiredFiles =
  /(^|\/)(where-when|menu-board|kitchen[\w-]*|kept[\w-]*|keeping|front-door|deliver|last-resort|record-answer|strip-unread|data-version|last-good|patience|impatience|supervise|pulse|violation|sweep-old|difference|review|dead-paths|shape-phone|uzbek|text-facts|early-taps|part|tongues|dice|hostile|asking|weigh|scene|still|found|narrow|night|checkers|own-data|first-taps|open-parts|map-look)(\.[\w.]+)?$/;

const files = [...sourceFiles, ...['tests', '.storybook'].flatMap((folder) => filesUnder(folder, /\.(ts|tsx|mjs)$/))].filter(
  ({ path }) => !path.endsWith('retired-names.test.ts') && !path.includes('node_modules'),
);

/** The table of the database that holds the catalog file's lists was named before. */
const tableNames: readonly string[] = ['src/server/db/schema.ts: catalogue', 'src/server/db/migrations/0025-offered-codes.ts: catalogue'];

test('no identifier has a retired name', () => {
  const found = files.flatMap(({ path, text }) => [...identifiersOf(path, text)].map((name) => `${path}: ${name}`));
  const bad = found.filter((entry) => Object.hasOwn(retired, nameIn(entry)) && !tableNames.includes(entry));
  expect(bad.map((entry) => `${entry} is ${retired[nameIn(entry)]}`)).toEqual([]);
});

test('no file has a retired name', () => {
  expect(files.map(({ path }) => path).filter((path) => retiredFiles.test(path))).toEqual([]);
});

const nameIn = (entry: string) => entry.slice(entry.lastIndexOf(' ') + 1);

/** The identifiers of a module; of an `.astro` file every word outside quotes. A module without any retired word is not parsed. */
function identifiersOf(path: string, text: string): Set<string> {
  if (path.endsWith('.astro')) return new Set(text.replace(/'[^'\n]*'|"[^"\n]*"/g, '').match(/[$\w]+/g));
  const names = new Set<string>();
  if (!text.match(/[$\w]+/g)?.some((word) => Object.hasOwn(retired, word))) return names;
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return names;
}
