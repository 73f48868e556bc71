/**
 * The chunks that islands share in the browser. A folder belongs to at most one of them; other modules are bundled where they are imported.
 * The search by name is only for lazy parts. Moving a file to another folder changes the size of pages, which tests/e2e/budgets.spec.ts
 * checks.
 */
const shop =
  /\/src\/(domain(?!\/(customer|menu\/(search|one-typo)|place\/search-by-name))|i18n|islands\/\w+\/[\w-]+\.|contract\/(lib|shop)|stores\/(lib|shop)|ui\/(?!inputs|overlays|feedback|options|Map))/;
const react = /\/node_modules\/(react|react-dom|nanostores|@nanostores)\/|preload-helper|rolldown\/runtime/;
const account = /\/src\/(domain\/customer|contract\/(account|staff|editor)|stores\/(account|live|staff|editor)|ui\/(overlays|feedback))\//;

const codeSplitting = (groups: readonly object[]) => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } });

export const clientChunks = codeSplitting([
  { name: 'shared', test: (id: string) => shop.test(id) || react.test(id), minShareCount: 2 },
  { name: 'account', test: account, minShareCount: 2 },
]);
