import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { sitePages } from '../shop/pages-schema.ts';
import { editorSettings } from '../shop/settings-schema.ts';

const response = z.strictObject({ settings: editorSettings, pages: sitePages });

export const editorVersion = defineCall({
  method: 'GET',
  path: '/api/v1/editor/versions/:id',
  summary: 'The settings and pages of one version',
  who: 'editor',
  params: numberParams,
  responses: { 200: json(response) },
});
