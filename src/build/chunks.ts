/**
 * The chunks that islands share in the browser. A folder belongs to at most one of them; other modules are bundled where they are imported.
 * Moving a file to another folder changes the size of pages, which tests/e2e/budgets.spec.ts checks.
 */
const shop =
  /\/src\/(domain(?!\/customer)|i18n|islands\/\w+\/([\w-]+\.|sheet\/SlotMoved)|contract\/(lib|shop)|stores\/(lib|shop)|ui\/(?!inputs|overlays|feedback|options|Map))/;
/** Modules of these folders that no island of a menu needs before its first lazy part. */
const later =
  /\/src\/(domain\/(wait|text|menu\/(search|one-typo|saved-sum|combo|set)|order\/(order-status|line-choices)|place\/(search-by-name|saved-address))|stores\/shop\/(zones|map-look|remember-address)|ui\/(Select|Chips|Tooltip|use-server-time)|islands\/(AddressBook|Editor))/;
const react = /\/node_modules\/(react|react-dom|nanostores|@nanostores)\/|preload-helper|rolldown\/runtime/;
const account = /\/src\/(domain\/customer|contract\/(account|staff|editor)|stores\/(account|live|staff|editor)|ui\/(overlays|feedback))\//;

const codeSplitting = (groups: readonly object[]) => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } });

export const clientChunks = codeSplitting([
  { name: 'shared', test: (id: string) => (shop.test(id) && !later.test(id)) || react.test(id), minShareCount: 2 },
  { name: 'account', test: account, minShareCount: 2 },
]);
