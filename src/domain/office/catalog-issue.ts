import type { ZoneRule } from '../fulfillment/zone-problems.ts';
import type { ServingRule } from '../menu/serving-problems.ts';
import type { MisplacedRule } from '../place/misplaced.ts';
import type { CalendarRule } from '../schedule/calendar-problems.ts';
import type { PromoRule } from './promo-problems.ts';
import type { ValueRule } from './value-limits.ts';

/** What a catalog can violate as a whole; `no…`: a reference to a missing record. */
export type CatalogRule =
  | 'noRegion'
  | 'noRestaurant'
  | 'noCategory'
  | 'noGroup'
  | 'noOption'
  | 'noProduct'
  | 'repeated'
  | 'hoursOrder'
  | 'subcategory'
  | 'shortWord'
  | 'amounts'
  | 'unreachable'
  | 'defaults'
  | 'comboAndSet'
  | 'comboGroups'
  | 'setItems'
  | 'nutrients'
  | 'nested'
  | 'soldNowhere'
  | 'restaurantPrice'
  | 'stopTarget'
  | 'phone'
  | `calendar_${CalendarRule}`
  | `serving_${ServingRule}`
  | 'serving_never'
  | `zone_${ZoneRule}`
  | `point_${MisplacedRule}`
  | `promo_${PromoRule}`
  | 'loyalty_tier'
  | ValueRule;

/** A record that contradicts another one. */
export interface CatalogIssue {
  /** the list, the id and the field, `products[1001].categoryId` */
  readonly where: string;
  readonly rule: CatalogRule;
  /** the id or the amount that is wrong; '' where the rule needs none */
  readonly found: string;
}
