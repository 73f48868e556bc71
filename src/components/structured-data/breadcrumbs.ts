import type { JsonLdNode } from './json-ld.ts';

export interface Crumb {
  readonly name: string;
  /** absolute */
  readonly url: string;
}

/** The path from the home page to this one. */
export function breadcrumbs(crumbs: readonly Crumb[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  };
}
