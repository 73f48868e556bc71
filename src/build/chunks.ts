/**
 * The chunks that islands share in the browser: a folder belongs to one of them, or to none and stands where it is imported.
 * A file that moves to another folder changes the bytes of pages; the budgets in tests/e2e/budgets.spec.ts see it.
 */
const shop =
  /\/src\/(domain(?!\/customer)|i18n|islands\/\w+\/[\w-]+\.|contract\/(lib|shop)|stores\/(lib|shop)|ui\/(?!inputs|overlays|feedback|Map))/;
const react = /\/node_modules\/(react|react-dom|nanostores|@nanostores)\/|preload-helper|rolldown\/runtime/;
const account = /\/src\/(domain\/customer|contract\/(account|staff|editor)|stores\/(account|live|staff|editor)|ui\/(overlays|feedback))\//;

/** What the pages with a menu show first, in one style sheet: compressed together it is a quarter smaller than in many. */
const shopStyles =
  /\/(components\/menu\/\w+|ui\/(Segmented|Stepper)\/\w+|islands\/(FulfillmentPicker|CartPanel|MenuControls)\/\w+)\.module\.css$/;

const codeSplitting = (groups: readonly object[]) => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } });

export const clientChunks = codeSplitting([
  { name: 'shared', test: (id: string) => shop.test(id) || react.test(id), minShareCount: 2 },
  { name: 'account', test: account, minShareCount: 2 },
]);

export const serverChunks = codeSplitting([{ name: 'shop', test: shopStyles }]);
