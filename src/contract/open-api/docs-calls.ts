/** Where the API explains itself. */
export const docsCalls = {
  openApi: { method: 'GET', path: '/api/openapi.json' },
  docs: { method: 'GET', path: '/api/docs' },
} as const;
