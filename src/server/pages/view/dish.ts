import type { Id } from '#domain/id.ts';
import type { CommonView, ViewSource } from './common.ts';
import { type MenuPlace, menuPlace } from './menu-place.ts';

export interface DishView extends CommonView, MenuPlace {
  readonly kind: 'dish';
  /** null: no dish can be at this address */
  readonly id: Id | null;
}

export async function dishView(source: ViewSource, common: CommonView): Promise<DishView> {
  const { view } = await menuPlace(source);
  return { ...common, ...view, kind: 'dish', id: source.request.id };
}
