import { previewLinkBody, wirePreviewLink } from '../editor/make-preview-link.ts';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';

export const makeCatalogPreviewLink = defineCall({
  method: 'POST',
  path: '/api/v1/office/catalog/preview-links',
  summary: 'A link that shows the shop with the draft of the catalog for seven days',
  text: 'Its pages run no scripts: nothing can be ordered there.',
  who: 'catalog',
  body: jsonBody(previewLinkBody, { path: '/' }, { isOptional: true }),
  responses: { 201: json(wirePreviewLink) },
  problems: ['PUBLISHED_ELSEWHERE', 'NOT_FOUND'],
});
