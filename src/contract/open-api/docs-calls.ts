import { catalogSchemaPath } from '../catalog/catalog-json-schema.ts';

/** The calls that serve the API's documentation. */
export const docsCalls = {
  openApi: { method: 'GET', path: '/api/openapi.json' },
  catalogSchema: { method: 'GET', path: catalogSchemaPath },
  docs: { method: 'GET', path: '/api/docs' },
} as const;
