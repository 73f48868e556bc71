import { isEmptyText } from '../localized-text.ts';
import type { SiteSettings } from '../site-settings.ts';

/** What an owner does before a new shop takes its first order, in this order. */
export const firstSteps = ['name', 'restaurant', 'zone', 'dishes', 'open', 'order'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** `draft`: done once the unpublished changes are published. */
export type StepState = 'todo' | 'draft' | 'done';

/** A menu that is worth opening with. */
export const firstDishes = 10;

interface Catalog {
  readonly restaurants: readonly { readonly isActive: boolean; readonly supportsDelivery: boolean }[];
  readonly zones: readonly unknown[];
  readonly products: readonly { readonly isAvailable: boolean }[];
}

interface Progress {
  readonly settings: Pick<SiteSettings, 'brand' | 'legalName'>;
  readonly live: Catalog;
  /** the catalog with its unpublished changes */
  readonly draft: Catalog;
  readonly hasOrder: boolean;
}

/** The step to take now: an order is tried in a shop that is open, and not while its menu is a draft. */
export function nextStep(states: Readonly<Record<FirstStep, StepState>>): FirstStep | undefined {
  return firstSteps.find((step) => states[step] === 'todo' || (step === 'open' && states[step] === 'draft'));
}

/** The state of each step. A shop without delivery needs no zone. */
export function stepStates({ settings, live, draft, hasOrder }: Progress): Readonly<Record<FirstStep, StepState>> {
  const byCatalog = (isDone: (catalog: Catalog) => boolean): StepState => (isDone(live) ? 'done' : isDone(draft) ? 'draft' : 'todo');
  const isDone = (done: boolean): StepState => (done ? 'done' : 'todo');
  const hasRestaurant = ({ restaurants }: Catalog) => restaurants.length > 0;
  return {
    name: isDone([settings.brand, settings.legalName].some((name) => !isEmptyText(name))),
    restaurant: byCatalog(hasRestaurant),
    zone: byCatalog(
      (catalog) => catalog.zones.length > 0 || (hasRestaurant(catalog) && catalog.restaurants.every((each) => !each.supportsDelivery)),
    ),
    dishes: byCatalog(({ products }) => products.filter(({ isAvailable }) => isAvailable).length >= firstDishes),
    open: byCatalog(
      ({ restaurants, products }) => restaurants.some(({ isActive }) => isActive) && products.some(({ isAvailable }) => isAvailable),
    ),
    order: isDone(hasOrder),
  };
}
