import { z } from 'zod';
import type { GatewayAccount } from '../../config/sms-config.ts';
import { gatewayTimeoutMs, multipartOf, requestGateway } from './gateway-request.ts';
import { SendFailure } from './text-message.ts';

/** The token of Eskiz: valid for about 30 days, in memory, each process has its own. */
export interface EskizTokens {
  /** Signs in when there is none. Rejects with a refused SendFailure. */
  current(): Promise<string>;
  /** A token other than the refused one: renewed by it, else by a new sign-in. Callers that wait share one. */
  renewed(refused: string): Promise<string>;
}

const tokenResponse = z.looseObject({ data: z.looseObject({ token: z.string().min(1) }) });

export function createEskizTokens(account: GatewayAccount): EskizTokens {
  let held: string | null = null;
  let obtaining: Promise<string> | null = null;

  const obtain = (refused: string | null): Promise<string> => {
    obtaining ??= obtainToken(account, refused)
      .then((token) => {
        held = token;
        return token;
      })
      .finally(() => {
        obtaining = null;
      });
    return obtaining;
  };
  return {
    current: async () => held ?? obtain(null),
    renewed: async (refused) => (held === refused || held === null ? obtain(refused) : held),
  };
}

async function obtainToken(account: GatewayAccount, refused: string | null): Promise<string> {
  // the outcome of these requests is known: no message was sent
  try {
    // a renewal that fails in any way must not keep a dead token: the credentials give a new one
    const renewed = refused === null ? null : await refresh(account, refused).catch(() => null);
    return renewed ?? (await signIn(account));
  } catch (error) {
    throw error instanceof SendFailure ? new SendFailure('refused', error.message) : error;
  }
}

async function refresh({ url }: GatewayAccount, token: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(gatewayTimeoutMs);
  const { json } = await requestGateway('Eskiz', `${url}/api/auth/refresh`, { method: 'PATCH', headers, signal });
  const renewed = tokenResponse.safeParse(json).data?.data.token ?? null;
  return renewed === token ? null : renewed;
}

async function signIn({ url, login, password }: GatewayAccount): Promise<string> {
  const { body, type } = multipartOf([
    ['email', login],
    ['password', password],
  ]);
  const signal = AbortSignal.timeout(gatewayTimeoutMs);
  const init = { method: 'POST', headers: { 'content-type': type }, body, signal };
  const { status, json } = await requestGateway('Eskiz', `${url}/api/auth/login`, init);
  const parsed = tokenResponse.safeParse(json);
  if (parsed.success) return parsed.data.data.token;
  const isWrong = status === 401 || status === 403;
  const hint = isWrong ? ': ESKIZ_EMAIL and ESKIZ_PASSWORD are those of the SMS gateway, not of the cabinet' : '';
  throw new SendFailure('refused', `Eskiz returned ${status} instead of a token${hint}`);
}
