import type { Api } from '#server/api/context.ts';

export interface HttpResponse<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** the parsed JSON, undefined where there is none */
  readonly body: Body;
  readonly text: string;
}

interface Sending {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A user with a browser: stores cookies and sends the address of its requests. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #api: Api;
  readonly #address: string;

  constructor(api: Api, address: string) {
    this.#api = api;
    this.#address = address;
  }

  get<Body = unknown>(path: string, headers: Sending['headers'] = {}): Promise<HttpResponse<Body>> {
    return this.send<Body>('GET', path, { headers });
  }

  post<Body = unknown>(path: string, body: unknown, headers: Sending['headers'] = {}): Promise<HttpResponse<Body>> {
    return this.send<Body>('POST', path, { body, headers });
  }

  async send<Body = unknown>(method: string, path: string, { body, headers = {} }: Sending = {}): Promise<HttpResponse<Body>> {
    const sent = new Headers({ 'sec-fetch-site': 'same-origin', 'x-client-address': this.#address });
    if (body !== undefined) sent.set('content-type', 'application/json');
    if (this.cookies.size > 0) sent.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    for (const [name, value] of Object.entries(headers)) {
      if (value === '') sent.delete(name);
      else sent.set(name, value);
    }
    const content = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    const response = await this.#api.request(path, { method, headers: sent, body: content });
    this.#keepCookies(response.headers);
    const text = await response.text();
    const isJson = text !== '' && (response.headers.get('content-type') ?? '').includes('json');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : undefined) as Body, text };
  }

  #keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
