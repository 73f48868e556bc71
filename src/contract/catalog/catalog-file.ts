import { z } from 'zod';
import { noPages } from '#domain/content/pages/site-pages.ts';
import { allergens, mostEnergy } from '#domain/menu/dish-facts.ts';
import { mxikPattern, packageCodePattern } from '#domain/menu/fiscal-codes.ts';
import { focusPattern } from '#domain/menu/focal-point.ts';
import { filePages } from '../shop/pages-schema.ts';
import { fileSettings } from '../shop/settings-schema.ts';
import { calendar, minutes } from './calendar-schema.ts';
import { localized, localizedOrEmpty, text } from './localized-schema.ts';
import { promoCode } from './promo-schema.ts';
import { servingTimes } from './serving-times-schema.ts';

/**
 * The catalog file (R-FILE-1): everything a restaurant sells and publishes about itself, in one JSON document.
 * Ids are strings or integers and keep their type on export; the order of a list is the display order.
 */

/** Up to 64 characters without control characters, or an integer (R-ID-1). */
const id = z.union([z.int(), z.string().regex(/^\P{Cc}{1,64}$/u, 'must have 1 to 64 characters, none of them control characters')]);
const som = z.int().min(0);
const durationMinutes = z.int().min(0).max(1440);
const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);

const region = z.strictObject({ id, slug: text.optional(), soato: z.int().optional(), name: localized, longitude, latitude });

const district = z.strictObject({
  id,
  slug: text.optional(),
  soato: z.int().optional(),
  regionId: id,
  name: localized,
  longitude,
  latitude,
});

const restaurant = z.strictObject({
  id,
  regionId: id,
  name: localized,
  address: localizedOrEmpty,
  longitude,
  latitude,
  isActive: z.boolean(),
  startOfWorkingTime: minutes,
  endOfWorkingTime: minutes,
  calendar: calendar.nullish(),
  phone: text.nullish(),
  supportsDelivery: z.boolean(),
  supportsPickup: z.boolean(),
  deliveryDuration: durationMinutes,
  pickupDuration: durationMinutes,
  /** orders in one slot; absent: unlimited */
  slotCapacity: z.int().min(1).nullish(),
});

const zone = z.strictObject({
  id,
  restaurantId: id,
  priority: z.int(),
  name: localized.optional(),
  deliveryFee: som,
  minOrderSum: som,
  freeDeliveryFrom: som.nullish(),
  deliveryDuration: durationMinutes,
  /** a ring of [longitude, latitude] */
  polygon: z.array(z.tuple([longitude, latitude])).min(3),
});

const category = z.strictObject({
  id,
  slug: text.optional(),
  parentId: id.nullable(),
  name: localized,
  /** what people type for its dishes, with commas between (R-SEARCH-13) */
  searchWords: localizedOrEmpty.nullish(),
  servingTimes: servingTimes.nullish(),
});

const modifierOption = z.strictObject({ id, name: localized, price: z.int(), isDefault: z.boolean(), isAvailable: z.boolean() });

const modifierGroup = z.strictObject({
  id,
  kind: text,
  name: localized,
  minAmount: z.int().min(0),
  maxAmount: z.int().min(1),
  freeAmount: z.int().min(0),
  maxPerOption: z.int().min(1),
  options: z.array(modifierOption).min(1),
});

const comboGroup = z.strictObject({
  id,
  name: localized,
  minAmount: z.int().min(0),
  maxAmount: z.int().min(1),
  options: z.array(z.strictObject({ productId: id, surcharge: som, isDefault: z.boolean() })).min(1),
});

const restaurantPrice = z.strictObject({ restaurantId: id, price: z.int() });

/** grams in 100 g */
const grams = z.number().min(0).max(100);

const product = z.strictObject({
  id,
  slug: text.optional(),
  categoryId: id,
  name: localized,
  description: localizedOrEmpty.optional(),
  price: som,
  oldPrice: som.nullish(),
  /** a path of this site, an absolute URL, or `./` and a file beside the catalog file, which the import stores; with its focal point */
  image: z
    .string()
    .regex(/^(\/(?!\/)|\.\/|https?:\/\/)/, 'must be a path of this site, an http(s) URL, or ./ and the path of a file')
    .regex(focusPattern, 'must have its focal point as #focus=30,70: whole percent from the left and from the top')
    .nullish(),
  unit: localized.nullish(),
  persons: z.int().min(1).optional(),
  /** false: hidden, as if it were not in the catalog; the stop-list says what is sold out */
  isAvailable: z.boolean(),
  isCombo: z.boolean(),
  isSet: z.boolean(),
  /** accepted and ignored: a product has options exactly when it has groups of them (R-OPTION-6) */
  useModiExtSystem: z.boolean().optional(),
  modifierGroupIds: z.array(id),
  tags: z.array(text),
  /** kcal in a portion */
  energy: z.int().min(0).max(mostEnergy).nullish(),
  protein: grams.nullish(),
  fat: grams.nullish(),
  carbohydrate: grams.nullish(),
  allergens: z.array(z.enum(allergens)).optional(),
  /** the codes of a receipt (MXIK or IKPU, package, VAT), which no response to customers has */
  mxik: z.string().regex(mxikPattern, 'must be 17 digits').nullish(),
  packageCode: z.string().regex(packageCodePattern, 'must be 1 to 20 digits').nullish(),
  vatPercent: z.int().min(0).max(100).nullish(),
  comboGroups: z.array(comboGroup).optional(),
  setItems: z.array(z.strictObject({ productId: id, quantity: z.int().min(1).max(50) })).optional(),
  /** absent: available in every restaurant */
  restaurantIds: z.array(id).optional(),
  /** in place of `price`; `checkReferences` rejects sums that are not above 0 */
  restaurantPrices: z.array(restaurantPrice).optional(),
  servingTimes: servingTimes.nullish(),
});

const recommendation = z.strictObject({ productId: id, with: z.array(id) });

/** `portions` absent or 0: sold out; `until` null or absent: until it is changed; `end_of_day`: the end of the day of the import. */
const stop = z.strictObject({
  restaurantId: id,
  productId: id.optional(),
  modifierOptionId: id.optional(),
  portions: z.int().min(0).optional(),
  until: z.union([z.literal('end_of_day'), z.iso.datetime({ offset: true })]).nullish(),
});

const loyalty = z.strictObject({
  tiers: z.array(z.strictObject({ id, fromSpent: som, accrualPercent: z.number().min(0).max(100), name: localized })),
  maxRedeemPercent: z.int().min(0).max(100),
  minRedeem: som,
  roundTo: z.int().min(1),
  welcomeBonus: som,
  birthdayBonus: som,
});

/** A restaurant that takes no orders before `until`. */
const pause = z.strictObject({ restaurantId: id, until: z.iso.datetime({ offset: true }) });

const sections = {
  settings: fileSettings,
  /** blocks and own pages; imported with the settings */
  pages: filePages,
  regions: z.array(region),
  districts: z.array(district),
  restaurants: z.array(restaurant),
  zones: z.array(zone),
  categories: z.array(category),
  modifierGroups: z.array(modifierGroup),
  products: z.array(product),
  recommendations: z.array(recommendation),
  stopList: z.array(stop),
  pauses: z.array(pause),
  promoCodes: z.array(promoCode),
  loyalty: loyalty.nullable(),
};

/** The records of each list, and the loyalty rules. */
export const recordSchemas = {
  regions: region,
  districts: district,
  restaurants: restaurant,
  zones: zone,
  categories: category,
  modifierGroups: modifierGroup,
  products: product,
  recommendations: recommendation,
  promoCodes: promoCode,
  loyalty,
};

/** A file with every section; `pauses` and `pages` are empty by default. */
export const catalogFileSchema = z.strictObject({
  ...sections,
  pauses: sections.pauses.default([]),
  pages: sections.pages.default(noPages),
});

/** A file with any of the sections; an absent section remains unchanged (R-FILE-2). */
export const catalogSectionsSchema = z.strictObject(sections).partial();

/** Sections that staff and editors change while the shop is open: imported only when named (R-FILE-4). */
export const liveSections = ['settings', 'stopList', 'pauses'] as const satisfies readonly SectionName[];

export type CatalogFile = z.infer<typeof catalogFileSchema>;
export type CatalogSections = z.infer<typeof catalogSectionsSchema>;
export type SectionName = keyof CatalogFile;
export type LiveSection = (typeof liveSections)[number];
export type FileId = z.infer<typeof id>;
export type FileText = z.infer<typeof localizedOrEmpty>;
