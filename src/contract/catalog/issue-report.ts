import type { CatalogRule } from '#domain/office/catalog-issue.ts';
import type { FileId } from './catalog-file.ts';

/** Adds an issue: the place of the value, the rule, and the id or the amount that is wrong. */
export type Report = (where: string, rule: CatalogRule, found?: FileId) => void;
