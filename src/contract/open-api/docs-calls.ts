/** The calls that serve the API's documentation. */
export const docsCalls = {
  openApi: { method: 'GET', path: '/api/openapi.json' },
  docs: { method: 'GET', path: '/api/docs' },
} as const;
