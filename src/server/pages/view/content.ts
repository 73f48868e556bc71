import type { Id } from '#domain/id.ts';
import type { CommonView, ViewSource } from './common.ts';

/** A page of texts. */
export interface ContentView extends CommonView {
  readonly kind: 'content';
  /** of a page that editors made; null: none can be at this address */
  readonly id: Id | null;
}

export function contentView({ request }: ViewSource, common: CommonView): ContentView {
  return { ...common, kind: 'content', id: request.id };
}
