import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSms {
  readonly phone: string;
  readonly text: string;
  readonly sender: string;
}

interface ReceivedRequest {
  /** method and path */
  readonly call: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How requests for one message are answered. */
type Behavior =
  | { readonly status: number; readonly body?: unknown }
  /** the connection ends without a response, after the request was read */
  | 'hang-up'
  /** no response at all */
  | 'silent'
  /** 401 until another token is used; Eskiz only */
  | 'expired';

/** Stands in for Eskiz and for PlayMobile at one address, with the credentials `shop@example.uz` and `secret-password`. */
export interface SmsGatewayStub {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** what reached the call that sends with valid credentials, accepted or not */
  readonly received: ReceivedSms[];
  /** the answer to the next messages, to sign-ins and to renewals of the token; null: as a gateway that works */
  behave(behavior: { send?: Behavior | null; login?: Behavior | null; refresh?: Behavior | null; balance?: unknown }): void;
  close(): void;
}

export const stubLogin = 'shop@example.uz';
export const stubPassword = 'secret-password';

export async function startSmsGateway({
  port = 0,
  onSms,
}: {
  port?: number;
  onSms?: (sms: ReceivedSms) => void;
} = {}): Promise<SmsGatewayStub> {
  const requests: ReceivedRequest[] = [];
  const played = new PlayedGateway(onSms);
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const received = { call: `${request.method} ${request.url}`, headers: request.headers, body };
    requests.push(received);
    respond(response, await played.behaviorFor(received));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    received: played.received,
    behave: (changed) => played.behave(changed),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Behaviors = Parameters<SmsGatewayStub['behave']>[0];

class PlayedGateway {
  readonly received: ReceivedSms[] = [];
  private behaviors: Behaviors = {};
  /** the newest token is the only one that is accepted */
  private tokens = 0;
  private readonly onSms: ((sms: ReceivedSms) => void) | undefined;

  constructor(onSms: ((sms: ReceivedSms) => void) | undefined) {
    this.onSms = onSms;
  }

  behave(changed: Behaviors): void {
    this.behaviors = { ...this.behaviors, ...changed };
  }

  async behaviorFor(request: ReceivedRequest): Promise<Behavior> {
    const { login, refresh, balance } = this.behaviors;
    switch (request.call) {
      case 'POST /api/auth/login':
        return login ?? this.signIn(await fieldsOf(request));
      case 'PATCH /api/auth/refresh':
        return refresh ?? this.withToken();
      case 'GET /api/user/get-limit':
        return { status: 200, body: { status: 'success', data: { balance: balance ?? 1_000_000 } } };
      case 'POST /api/message/sms/send':
        return this.sendByEskiz(request);
      case 'POST /send':
        return this.sendByPlayMobile(request);
      default:
        return { status: 404 };
    }
  }

  private signIn({ email, password }: Readonly<Record<string, string>>): Behavior {
    if (email !== stubLogin || password !== stubPassword) return { status: 401, body: { message: 'Invalid credentials' } };
    this.tokens += 1;
    return this.withToken();
  }

  private withToken(): Behavior {
    return { status: 200, body: { message: 'token_generated', data: { token: this.token() } } };
  }

  private token(): string {
    return `token-of-eskiz-${this.tokens}`;
  }

  private async sendByEskiz(request: ReceivedRequest): Promise<Behavior> {
    if (request.headers.authorization !== `Bearer ${this.token()}`) return { status: 401, body: { message: 'Unauthenticated' } };
    const { mobile_phone: phone = '', message: text = '', from: sender = '' } = await fieldsOf(request);
    if (this.behaviors.send === 'expired') {
      this.behave({ send: null });
      this.tokens += 1;
      return { status: 401, body: { message: 'Expired' } };
    }
    const id = `sms-${this.received.length + 1}`;
    return this.accept({ phone, text, sender }, { id, status: 'waiting', message: 'Waiting for SMS provider' });
  }

  private sendByPlayMobile({ headers, body }: ReceivedRequest): Behavior {
    const basic = `Basic ${Buffer.from(`${stubLogin}:${stubPassword}`).toString('base64')}`;
    const [message] = messagesOf(body);
    if (headers.authorization !== basic || message === undefined) return { status: 401 };
    const { recipient: phone, sms } = message;
    return this.accept({ phone, text: sms.content.text, sender: sms.originator }, 'Request is received');
  }

  private accept(sms: ReceivedSms, body: unknown): Behavior {
    this.received.push(sms);
    if (this.behaviors.send != null) return this.behaviors.send;
    this.onSms?.(sms);
    return { status: 200, body };
  }
}

interface BrokerMessage {
  readonly recipient: string;
  readonly 'message-id': string;
  readonly sms: { readonly originator: string; readonly content: { readonly text: string } };
}

export function messagesOf(body: string): readonly BrokerMessage[] {
  return (JSON.parse(body) as { messages: BrokerMessage[] }).messages;
}

async function fieldsOf({ headers, body }: ReceivedRequest): Promise<Readonly<Record<string, string>>> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return {};
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** A text is sent as it is, anything else as JSON. */
function respond(response: ServerResponse, behavior: Behavior): void {
  if (behavior === 'silent' || behavior === 'expired') return;
  if (behavior === 'hang-up') {
    response.destroy();
    return;
  }
  const { status, body = '' } = behavior;
  response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
}
