import { defineCall, json } from '../lib/define-call.ts';
import { wireSiteSettings } from './settings-schema.ts';

/** An allow-list: no other settings are sent to clients (R-SITE-1). */
export const system = defineCall({
  method: 'GET',
  path: '/api/system/',
  summary: 'Settings, contacts and texts of the shop',
  who: 'public',
  responses: { 200: json(wireSiteSettings) },
  isShared: true,
});
