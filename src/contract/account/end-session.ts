import { z } from 'zod';
import { defineCall, empty } from '../lib/define-call.ts';

/** Any other value counts as absent. */
const query = z.object({ everywhere: z.literal('1').optional().catch(undefined) });

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/auth/session',
  summary: 'Sign out',
  text: 'With `everywhere=1` on all devices.',
  who: 'public',
  query: { schema: query, example: {} },
  responses: { 204: empty },
});
