import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { clickAuth } from '#server/modules/payments/click/click-auth.ts';

/** Click's Merchant API, as a test wants it to answer. */
interface ClickApi {
  readonly url: string;
  /** what was called, `DELETE reversal/85335/15` */
  readonly called: string[];
  /** by the end of a call's path */
  readonly answers: Map<string, object>;
  /** with which calls have to be signed */
  keys: { readonly merchantUserId: string; readonly secret: string };
  /** what was sent */
  readonly bodies: string[];
  isAway: boolean;
  close(): void;
}

export const clickEnv = { CLICK_SERVICE_ID: '85335', CLICK_MERCHANT_ID: '9', CLICK_MERCHANT_USER_ID: '123', CLICK_SECRET: 'TESTSECRET' };

const ownKeys = { merchantUserId: clickEnv.CLICK_MERCHANT_USER_ID, secret: clickEnv.CLICK_SECRET };

/** Calls that are not signed with its keys are 401; what has no answer is 404. */
async function startClickApi(): Promise<ClickApi> {
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace('/v2/merchant/payment/', '');
    const auth = String(request.headers['auth']);
    const seconds = Number(auth.split(':')[2]);
    if (auth !== clickAuth(api.keys, seconds * 1_000)) return void response.writeHead(401).end();
    api.called.push(`${request.method} ${path}`);
    api.bodies.push(await text(request));
    if (api.isAway) return void response.destroy();
    const [, answer] = [...api.answers].find(([end]) => path.endsWith(end)) ?? [];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const api: ClickApi = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v2/merchant`,
    called: [],
    answers: new Map(),
    keys: ownKeys,
    bodies: [],
    isAway: false,
    close: () => void server.close(),
  };
  return api;
}

/** Opens it for a test file, and names it in the configuration of a shop that is opened afterwards. */
export function useClickApi(env: Record<string, string> = {}): { readonly api: ClickApi } {
  const opened = {} as { api: ClickApi };
  beforeAll(async () => {
    opened.api = await startClickApi();
    Object.assign(env, clickEnv, { CLICK_API_URL: opened.api.url });
  });
  beforeEach(() => {
    opened.api.isAway = false;
    opened.api.keys = ownKeys;
    opened.api.answers.clear();
    opened.api.called.length = 0;
  });
  afterAll(() => opened.api.close());
  return opened;
}
