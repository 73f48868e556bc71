import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trickleBody } from './trickle.ts';

export const stubGatewayToken = 'AAEAAA-gateway-token-of-tests-0001';

interface GatewayCall {
  readonly method: string;
  readonly authorization: string | undefined;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** How requests are answered: by another status or body, without a response, not at all, or by a body without an end. */
type GatewayBehavior = { readonly status?: number; readonly body: unknown } | 'hang-up' | 'silent' | 'trickle';

/** What has become of a code; `refunded`: it says so in place of a status. */
type DeliveryStatus = 'sent' | 'delivered' | 'read' | 'expired' | 'refunded';

/** Plays Telegram's Gateway: phones of the stub have Telegram, unless it behaves otherwise. */
export interface GatewayStub {
  readonly url: string;
  readonly calls: GatewayCall[];
  /** from now on; null: as a gateway that works */
  behave(behavior: GatewayBehavior | null): void;
  /** what it says about codes, when it is asked; until then they were delivered */
  deliver(status: DeliveryStatus): void;
  close(): void;
}

interface Options {
  readonly port?: number;
  readonly onCall?: (call: GatewayCall) => void;
}

export async function startGateway({ port = 0, onCall }: Options = {}): Promise<GatewayStub> {
  const calls: GatewayCall[] = [];
  let behavior: GatewayBehavior | null = null;
  let delivered: DeliveryStatus = 'delivered';
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { authorization } = request.headers;
    const call = { method: (request.url ?? '').slice(1), authorization, parameters: JSON.parse(body || '{}') };
    calls.push(call);
    onCall?.(call);
    if (behavior === 'silent') return;
    if (behavior === 'trickle') return trickleBody(response);
    if (behavior === 'hang-up') return void request.socket.destroy();
    const isKnown = authorization === `Bearer ${stubGatewayToken}`;
    const answered = behavior?.body ?? (isKnown ? answerTo(call, calls.length, delivered) : { ok: false, error: 'ACCESS_TOKEN_INVALID' });
    response.writeHead(behavior?.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave(changed) {
      behavior = changed;
    },
    deliver(status) {
      delivered = status;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answerTo({ method, parameters }: GatewayCall, count: number, delivered: DeliveryStatus): object {
  const requestId = parameters['request_id'];
  if (method === 'sendVerificationMessage') {
    return { ok: true, result: { request_id: `r${count}`, phone_number: parameters['phone_number'], request_cost: 0.01 } };
  }
  if (method !== 'checkVerificationStatus' || typeof requestId !== 'string') return { ok: false, error: 'REQUEST_ID_INVALID' };
  const outcome = delivered === 'refunded' ? { is_refunded: true } : { delivery_status: { status: delivered, updated_at: 0 } };
  return { ok: true, result: { request_id: requestId, request_cost: 0.01, ...outcome } };
}
