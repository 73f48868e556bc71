/** The editor's calls; without the token of that side each is 404. */
export const editorCalls = {
  editorSession: { method: 'GET', path: '/api/v1/editor/session' },
  openEditorSession: { method: 'POST', path: '/api/v1/editor/session' },
  endEditorSession: { method: 'DELETE', path: '/api/v1/editor/session' },
  editorDesk: { method: 'GET', path: '/api/v1/editor/site-settings' },
  saveDraft: { method: 'PUT', path: '/api/v1/editor/site-settings' },
  publishDraft: { method: 'POST', path: '/api/v1/editor/site-settings/publish' },
  cancelPublication: { method: 'DELETE', path: '/api/v1/editor/site-settings/publish' },
  editorVersions: { method: 'GET', path: '/api/v1/editor/versions' },
  editorVersion: { method: 'GET', path: '/api/v1/editor/versions/:id' },
  restoreVersion: { method: 'POST', path: '/api/v1/editor/versions/:id/restore' },
  makePreviewLink: { method: 'POST', path: '/api/v1/editor/preview-links' },
  keepImage: { method: 'POST', path: '/api/v1/editor/images' },
  checkLinks: { method: 'POST', path: '/api/v1/editor/links' },
} as const;
