import type { z } from 'zod';
import type { Result } from '#domain/result.ts';
import { err, ok } from '#domain/result.ts';
import { checkReferences } from './catalog-checks.ts';
import { type CatalogFile, type CatalogSections, catalogFileSchema, catalogSectionsSchema } from './catalog-file.ts';
import { describeCatalogIssue } from './describe-catalog-issue.ts';
import { withNumbers } from './file-numbers.ts';

/** Checks a parsed JSON document as a catalog file; each message names the record, e.g. `products[id 1001].categoryId: no category 99`. */
export function readCatalogFile(document: unknown): Result<CatalogFile, readonly string[]> {
  const parsed = catalogFileSchema.safeParse(withNumbers(document));
  if (!parsed.success) return err(parsed.error.issues.map((issue) => describeIssue(issue, document)));
  const messages = checkReferences(parsed.data).map((issue) =>
    describeCatalogIssue({ ...issue, where: withMarkedIds(issue.where, document) }),
  );
  return messages.length > 0 ? err(messages) : ok(parsed.data);
}

/** Checks the form of a file whose sections may be missing; its references are checked after it is merged with the catalog. */
export function readCatalogSections(document: unknown): Result<CatalogSections, readonly string[]> {
  const parsed = catalogSectionsSchema.safeParse(withNumbers(document));
  return parsed.success ? ok(parsed.data) : err(parsed.error.issues.map((issue) => describeIssue(issue, document)));
}

function describeIssue(issue: z.core.$ZodIssue, document: unknown): string {
  let value = document;
  let where = '';
  for (const key of issue.path) {
    value = isObject(value) ? value[String(key)] : undefined;
    where += typeof key === 'number' ? `[${idOf(value) ?? key}]` : `${where === '' ? '' : '.'}${String(key)}`;
  }
  return `${where || 'file'}: ${issue.message}`;
}

/** The same place with `id` before each id, because `restaurants[1]` reads as a position. */
function withMarkedIds(where: string, document: unknown): string {
  let value = document;
  return where.replace(/([^.[\]]+)|\[([^[\]]*)\]/g, (part, _field, key?: string) => {
    if (key === undefined) {
      value = isObject(value) ? value[part] : undefined;
      return part;
    }
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const found = list.find((record) => nameOf(record) === key);
    value = found ?? list[Number(key)];
    return found === undefined ? part : `[id ${key}]`;
  });
}

function idOf(record: unknown): string | null {
  const name = nameOf(record);
  return name && `id ${name}`;
}

/** The record's id, or the field that identifies it. */
function nameOf(record: unknown): string | null {
  if (!isObject(record)) return null;
  const name = record['id'] ?? record['code'] ?? record['productId'] ?? record['restaurantId'];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
