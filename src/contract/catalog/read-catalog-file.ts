import type { z } from 'zod';
import type { Result } from '#domain/result.ts';
import { err, ok } from '#domain/result.ts';
import { checkReferences } from './catalog-checks.ts';
import { type CatalogFile, type CatalogSections, catalogFileSchema, catalogSectionsSchema } from './catalog-file.ts';
import { describeCatalogIssue } from './describe-catalog-issue.ts';
import { withNumbers } from './file-numbers.ts';

/** Checks a parsed JSON document as a catalog file; each message names the record, e.g. `products[1001].categoryId: no category 99`. */
export function readCatalogFile(document: unknown): Result<CatalogFile, readonly string[]> {
  const parsed = catalogFileSchema.safeParse(withNumbers(document));
  if (!parsed.success) return err(parsed.error.issues.map((issue) => describeIssue(issue, document)));
  const messages = checkReferences(parsed.data).map(describeCatalogIssue);
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
    where += typeof key === 'number' ? `[${nameOf(value) ?? key}]` : `${where === '' ? '' : '.'}${String(key)}`;
  }
  return `${where || 'file'}: ${issue.message}`;
}

/** The record's id, or the field that identifies it. */
function nameOf(record: unknown): string | null {
  if (!isObject(record)) return null;
  const name = record['id'] ?? record['code'];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
