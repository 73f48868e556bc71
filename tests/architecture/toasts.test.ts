import { expect, test } from 'vitest';
import { filesUnder } from './source-files.ts';

/** The calls of the customer's pages whose errors are toasts (decision 85); all others are shown in their place, or nowhere. */
const toasted = [
  // PUT and DELETE
  '/api/v1/favorites/:productId',
  'DELETE /api/v1/account',
  'DELETE /api/v1/auth/session',
  'DELETE /api/v1/messages/targets/:id',
  'DELETE /api/v1/phone-change',
  'GET /api/menu',
  'GET /api/promo/GetByName',
  'GET /api/regionmenu',
  'GET /api/restaurantmenu',
  'GET /api/v1/messages',
  'POST /api/v1/messages/push',
  'POST /api/v1/messages/telegram',
  'POST /api/v1/orders/:id/cancel',
  'POST /api/v1/orders/:id/reorder',
  'PUT /api/v1/addresses',
  'PUT /api/v1/messages/offers',
  'PUT /api/v1/messages/targets/:id',
];

test('a request error of the customer’s pages is a toast for the calls of decision 85 alone (R-ERROR-3)', () => {
  const sources = ['shop', 'account', 'live'].flatMap((folder) => {
    return filesUnder(`src/stores/${folder}`, /(?<!\.test)\.ts$/).map(({ text }) => text);
  });
  const sent = sources.flatMap((text) => text.split(/\bapi\(/).slice(1)).map((text) => text.slice(0, text.indexOf(');')));
  const calls = sent.filter((text) => !/silent: true/.test(text)).flatMap((text) => text.match(/([A-Z]+ )?\/api\/[^'`]+(?=['`])/g) ?? []);
  expect([...new Set(calls)].map((call) => call.trim()).sort()).toEqual(toasted);
});
