import { servingProblems } from '#domain/menu/serving-problems.ts';
import { commonWeek, isNeverServed, type ServingTime, toServingWeek } from '#domain/menu/serving-times.ts';
import type { CatalogIssue } from '#domain/office/catalog-issue.ts';
import type { CatalogFile, FileId } from './catalog-file.ts';

interface Timed {
  readonly id: FileId;
  readonly servingTimes?: readonly ServingTime[] | null | undefined;
}

/** Serving times that contradict themselves, and those that never meet the times of the category above. */
export function servingIssues({ categories, products }: Pick<CatalogFile, 'categories' | 'products'>): CatalogIssue[] {
  const byId = new Map<string, Timed>(categories.map((category) => [String(category.id), category]));
  const ofCategories = categories.flatMap((category) => issuesOf('categories', category, above(byId, category.parentId)));
  return [...ofCategories, ...products.flatMap((product) => issuesOf('products', product, above(byId, product.categoryId)))];
}

function issuesOf(list: string, { id, servingTimes }: Timed, category: Timed | undefined): CatalogIssue[] {
  const times = servingTimes ?? [];
  const where = `${list}[${id}].servingTimes`;
  const issues = servingProblems(times).map(
    ({ index, rule }): CatalogIssue => ({ where: `${where}[${index}]`, rule: `serving_${rule}`, found: '' }),
  );
  const outer = category?.servingTimes ?? [];
  if (issues.length > 0 || times.length === 0 || outer.length === 0) return issues;
  const isNever = isNeverServed(commonWeek(toServingWeek(times), toServingWeek(outer)));
  return isNever ? [{ where, rule: 'serving_never', found: String(category?.id ?? '') }] : [];
}

function above(categories: ReadonlyMap<string, Timed>, id: FileId | null): Timed | undefined {
  return id === null ? undefined : categories.get(String(id));
}
