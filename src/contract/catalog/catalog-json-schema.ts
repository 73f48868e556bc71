import { z } from 'zod';
import { catalogSectionsSchema } from './catalog-file.ts';

/** The catalog file as JSON Schema 2020-12, for editors and generators. What refers to other records is checked by an import only. */
export function catalogJsonSchema(siteUrl: string): object {
  const { $schema, ...schema } = z.toJSONSchema(catalogSectionsSchema, { io: 'input', unrepresentable: 'any' });
  return { $schema, $id: `${siteUrl}${catalogSchemaPath}`, title: 'Catalog file', ...schema };
}

export const catalogSchemaPath = '/api/catalog.schema.json';
