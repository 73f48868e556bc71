/**
 * The chunks that islands share in the browser. A folder belongs to at most one of them; other modules are bundled where they are imported.
 * Moving a file to another folder changes the size of pages, which tests/e2e/budgets.spec.ts checks.
 */
const shop =
  /\/src\/(domain(?!\/customer)|i18n|islands\/\w+\/([\w-]+\.|sheet\/SlotMoved)|contract\/(lib|shop)|stores\/(lib|shop)|ui\/(?!inputs|overlays|feedback|options|Map))/;
/** Modules of these folders that no island of a menu needs before its first lazy part, and those of the editor and the back office, which customers never load. */
const later =
  /\/src\/(i18n\/lazy-map-words|domain\/(content|office|fulfillment\/(address-terms|edges|inside-polygon|polygon|zone(?!-distance))|schedule\/(calendar|closing|week-|date-time|slot-cookie)|place\/known-regions|menu\/(price-|focal-point|picture-widths|restaurant-prices|serving-|off-hours|dish-facts|dish-tags|fiscal-codes)|merge-values|typed-number|same-value|localized-text|site-settings|wait|result|text|menu\/(search|one-typo|saved-sum|combo|set)|order\/(address-with-district|expected-at|order-status|line-choices|promo)|place\/(address-kind|shop-phones|distance|district-around|map-picture|search|saved-address))|contract\/shop\/settings|stores\/lib\/(fit-picture|unsaved|upload)|stores\/shop\/(terms-at|zones|map-settings|map-opened|remember-address|visitor-location)|ui\/(AddressIcon|PhoneLinks|phone-link|Select|Chips|Tooltip|office|use-countdown|use-server-time|locate)|islands\/(AddressBook|Checkout|Editor|Office|UnsavedWork))/;
const react = /\/node_modules\/(react|react-dom|nanostores|@nanostores)\/|preload-helper|rolldown\/runtime/;
const account =
  /\/src\/(domain\/(customer|schedule\/date-time)|contract\/account|stores\/(account(?!\/promo)|live)|ui\/(overlays|feedback|use-countdown))[/.]/;

/** A form of customers has a theme and a line of text, whichever other fields the back office has. */
const fields = /\/src\/ui\/inputs\/(Theme|Field|TextField)\//;

/** What maps have in common, apart from the map itself; the back office loads a little more than it uses. */
const map = /\/src\/(domain\/fulfillment\/zone-fees|ui\/Map\/(MapFrame|ZoneLegend))\./;
/** What is near a point. */
const near = /\/src\/(domain\/place\/(distance(-label)?|district-around)|islands\/FulfillmentPicker\/sheet\/nearest-restaurants)\./;

/** The script of an Astro component has a long name, which its page would contain. */
const entryFileNames = ({ name }: { readonly name: string }) => `_astro/${name.includes('.astro_') ? '' : '[name].'}[hash].js`;
const codeSplitting = (groups: readonly object[]) => ({
  build: { rolldownOptions: { output: { entryFileNames, codeSplitting: { groups } } } },
});

export const clientChunks = codeSplitting([
  { name: 'shared', test: (id: string) => (shop.test(id) && !later.test(id)) || react.test(id), minShareCount: 2 },
  { name: 'account', test: account, minShareCount: 2 },
  { name: 'fields', test: fields, minShareCount: 2 },
  { name: 'map', test: map, minShareCount: 2 },
  { name: 'near', test: near, minShareCount: 2 },
]);
