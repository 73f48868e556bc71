/** What `src/old-browsers` adds where it is missing, before any other script runs. */
const added = [
  ...['.at()', '.findLast()', '.findLastIndex()', '.toReversed()', '.toSorted()', '.toSpliced()', '.with()'],
  ...['.hasOwn()', '.groupBy()', '.canParse()', 'Object.hasOwn', 'Object.groupBy', 'Map.groupBy', 'URL.canParse', 'URL.parse'],
  ...['AbortSignal.any', 'AbortSignal.timeout', '.showModal()', '.requestSubmit()'],
];

/** Called only where the browser has it: `'name' in object`, `typeof name` or `?.` stands before it. */
const detected = [
  ...['Document.adoptedStyleSheets', '.replaceSync()', 'Document.startViewTransition', '.startViewTransition()'],
  ...[
    'Window.requestIdleCallback',
    'Navigator.userActivation',
    'Navigator.connection',
    'Navigator.share',
    'Notification',
    'Notification.requestPermission',
    'reportError',
    'Error.captureStackTrace',
  ],
  ...['.caretPositionFromPoint()', '.caretRangeFromPoint()', '.getComposedRanges()', 'Intl.Segmenter', 'OffscreenCanvas', 'TouchEvent'],
  ...['VideoFrame', '.captureStackTrace()', ':modal', ':popover-open'],
];

/** Methods of libraries that have the name of a newer one of the browser. */
const ofLibraries = ['.addElement()', '.command()', '.difference()', '.isValid()', '.parseHTML()', '.show()', '.watch()'];

export const permittedInScripts: ReadonlySet<string> = new Set([...added, ...detected, ...ofLibraries]);

/** What a style sheet may use above the floor, and how the page is without it. */
export const permittedInStyles: Readonly<Record<string, string>> = {
  ':has': 'layout only: a rule of its own, what is chosen or wrong is marked in another way, too',
  '::details-content': 'opens at once',
  '::view-transition-new': 'changes at once',
  '::view-transition-old': 'changes at once',
  '@view-transition': 'changes at once',
  ':target-current': 'the current folder of a long row is not marked while scrolling',
  ':fullscreen': "MapLibre's button for the whole screen, which no map here has",
  '@container': 'the layout of a narrow place',
  'container-type': 'the layout of a narrow place',
  cqw: 'the pins of a picture of the map, which buttons of the list repeat',
  cqh: 'the pins of a picture of the map, which buttons of the list repeat',
  cqi: 'the layout of a narrow place',
  'accent-color': "a box in the browser's color",
  'calc-size()': 'an edge between two pixels',
  'round()': 'an edge between two pixels',
  'color-mix()': 'a shade less: only in custom properties',
  'color-scheme': "the browser's own controls stay light",
  'contain-intrinsic-height': 'a list is laid out at once',
  'content-visibility': 'a list is laid out at once',
  'field-sizing': 'a field scrolls',
  mask: 'the compiler writes its prefixed form',
  'mask-image': 'the compiler writes its prefixed form',
  outline: 'only its rounded corners are newer',
  'overflow-anchor': 'a list may jump',
  'overflow-clip-margin': 'the outline of a focused logo is cut',
  'overscroll-behavior': 'the page moves on at the end of a list',
  'overscroll-behavior-x': 'the page moves on at the end of a list',
  page: 'paper of another size',
  '@page': 'paper of another size',
  resize: 'a field keeps its size',
  'scroll-initial-target': 'a row begins at its start',
  'scroll-snap-type': 'a row stops anywhere',
  'scroll-target-group': 'the current folder of a long row is not marked while scrolling',
  'scrollbar-gutter': 'a scroll bar moves the page',
  'scrollbar-width': 'a row shows its scroll bar',
  'text-size-adjust': 'the compiler writes its prefixed form',
  'text-wrap': 'lines of unequal length',
  'user-select': 'the compiler writes its prefixed form',
  'view-transition-name': 'changes at once',
};
