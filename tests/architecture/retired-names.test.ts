import { expect, test } from 'vitest';
import { filesUnder, sourceFiles } from './source-files.ts';

/** Retired identifiers and the standard terms that replace them. */
const drained: Readonly<Record<string, string>> = {
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
  useEarlyTouch: 'useClickReplay',
  assess: 'buildQuote',
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
};

const retiredFiles =
  /(^|\/)(where-when|menu-board|kitchen[\w-]*|kept[\w-]*|keeping|front-door|deliver|last-resort|record-answer|strip-unread|data-version|last-good|patience|impatience|supervise|pulse|violation|sweep-old|difference|review|dead-paths|shape-phone|uzbek|text-facts|early-taps|part|tongues|dice|hostile|asking|weigh|scene|still|found|narrow|night|checkers|own-data|first-taps|open-parts)(\.[\w.]+)?$/;

const files = [...sourceFiles, ...['tests', '.storybook'].flatMap((folder) => filesUnder(folder, /\.(ts|tsx|mjs)$/))].filter(
  ({ path }) => !path.endsWith('retired-names.test.ts') && !path.includes('node_modules'),
);

test('no identifier has a retired name', () => {
  const names = Object.keys(drained).map((name) => name.replace('$', '\\$'));
  const pattern = new RegExp(`(?<![\\w$'’-])(${names.join('|')})(?![\\w$'’-])`, 'g');
  const found = files.flatMap(({ path, text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'[^'\n]*'|"[^"\n]*"/g, '');
    return [...new Set(code.match(pattern) ?? [])].map((name) => `${path}: ${name} is ${drained[name]}`);
  });
  expect(found).toEqual([]);
});

test('no file has a retired name', () => {
  expect(files.map(({ path }) => path).filter((path) => retiredFiles.test(path))).toEqual([]);
});
