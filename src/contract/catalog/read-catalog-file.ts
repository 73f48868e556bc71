import type { z } from 'zod';
import type { Result } from '#domain/result.ts';
import { accept, refuse } from '#domain/result.ts';
import { checkReferences } from './catalog-checks.ts';
import { type CatalogueFile, type CatalogueSections, catalogueFileSchema, catalogueSectionsSchema } from './catalog-file.ts';

/** Checks a parsed JSON document as a catalogue file; each message names the record, e.g. `products[1001].categoryId: no category 99`. */
export function readCatalogueFile(document: unknown): Result<CatalogueFile, readonly string[]> {
  const parsed = catalogueFileSchema.safeParse(document);
  if (!parsed.success) return refuse(parsed.error.issues.map((issue) => describeIssue(issue, document)));
  const messages = checkReferences(parsed.data);
  return messages.length > 0 ? refuse(messages) : accept(parsed.data);
}

/** Checks the form of a file that may lack sections; what its records lead to is checked once it is merged with the catalogue. */
export function readCatalogueSections(document: unknown): Result<CatalogueSections, readonly string[]> {
  const parsed = catalogueSectionsSchema.safeParse(document);
  return parsed.success ? accept(parsed.data) : refuse(parsed.error.issues.map((issue) => describeIssue(issue, document)));
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

/** The name a person would look for: the record's own id, or what stands in its place. */
function nameOf(record: unknown): string | null {
  if (!isObject(record)) return null;
  const name = record['id'] ?? record['code'];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
