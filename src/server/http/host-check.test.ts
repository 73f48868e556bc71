import { expect, test, vi } from 'vitest';
import { log } from '../log.ts';
import { acceptedHosts, clientAddress, normalize, rejectRequest } from './host-check.ts';

const hosts = acceptedHosts('http://localhost:4321');
const request = (method: string, host: string, url = '/') => ({ method, url, headers: { host } });

test('a loopback SITE_URL accepts localhost, 127.0.0.1 and [::1] on the port', () => {
  for (const host of ['localhost:4321', '127.0.0.1:4321', '[::1]:4321', 'LOCALHOST:4321']) {
    expect(rejectRequest(request('GET', host), hosts)).toBeNull();
  }
});

test('any other Host is 421', () => {
  expect(rejectRequest(request('GET', 'localhost:80'), hosts)).toBe(421);
  expect(rejectRequest(request('GET', 'evil.example'), hosts)).toBe(421);
  expect(rejectRequest(request('GET', '127.0.0.1'), acceptedHosts('https://shop.example'))).toBe(421);
});

test('/healthz and /readyz accept any Host', () => {
  expect(rejectRequest(request('GET', 'probe', '/healthz'), hosts)).toBeNull();
  expect(rejectRequest(request('GET', 'probe', '/readyz?now'), hosts)).toBeNull();
});

test('methods other than the seven are 405', () => {
  expect(rejectRequest(request('TRACE', 'localhost:4321'), hosts)).toBe(405);
  expect(rejectRequest(request('PROPFIND', 'localhost:4321'), hosts)).toBe(405);
});

test('a path above 2 KB is 414, a long query is not', () => {
  const host = 'localhost:4321';
  expect(rejectRequest(request('GET', host, `/${'a'.repeat(2_047)}`), hosts)).toBeNull();
  expect(rejectRequest(request('GET', host, `/${'a'.repeat(2_048)}`), hosts)).toBe(414);
  expect(rejectRequest(request('GET', host, `/?${'a'.repeat(4_000)}`), hosts)).toBeNull();
});

test.each(['/p/..', '/p/%2e%2e', '/p/.%2E/x', '/./about', '/restaurant/..', '/..', '/p/..\\x', '/p\\..', '/p/1#/..'])(
  '%s is 400: programs read it as different paths',
  (url) => {
    expect(rejectRequest(request('GET', 'localhost:4321', url), hosts)).toBe(400);
  },
);

test.each(['/about?next=/../x#1', '/p/...', '/p/..a', '/.well-known/security.txt', '/media/a.webp', '/p/%2e%2ea'])(
  '%s has one meaning',
  (url) => {
    expect(rejectRequest(request('GET', 'localhost:4321', url), hosts)).toBeNull();
  },
);

test('a NUL character in a path or a query is 400', () => {
  expect(rejectRequest(request('GET', 'localhost:4321', '/orders/%00'), hosts)).toBe(400);
  expect(rejectRequest(request('GET', 'localhost:4321', '/?q=a%00b'), hosts)).toBe(400);
});

test('two Host headers are 400', () => {
  const twice = { ...request('GET', 'localhost:4321'), headersDistinct: { host: ['localhost:4321', 'evil.example'] } };
  expect(rejectRequest(twice, hosts)).toBe(400);
});

test('a client that accepts neither a supported coding nor identity is 406', () => {
  const requested = (encoding: string) => ({ method: 'GET', url: '/', headers: { host: 'localhost:4321', 'accept-encoding': encoding } });
  expect(rejectRequest(requested('identity;q=0'), hosts)).toBe(406);
  expect(rejectRequest(requested('br, identity;q=0'), hosts)).toBeNull();
});

test('a target in absolute form is read as its path, and its authority as the Host', () => {
  const normalized = (url: string, host = 'localhost:4321') => {
    const requested = { method: 'GET', url, headers: { host } };
    normalize(requested);
    return [requested.url, rejectRequest(requested, hosts)];
  };
  expect(normalized('http://localhost:4321/uz/about?a=1')).toEqual(['/uz/about?a=1', null]);
  expect(normalized('http://localhost:4321', 'evil.example')).toEqual(['/', null]);
  expect(normalized('http://evil.example/about')).toEqual(['/about', 421]);
  expect(normalized('ftp://localhost:4321/about')[1]).toBe(421);
  expect(normalized('http://[/about')[1]).toBe(421);
  expect(normalized('/about?to=http://evil.example')).toEqual(['/about?to=http://evil.example', null]);
});

const from = (remoteAddress: string, forwarded: string, trusted: string[]) =>
  clientAddress({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } as never }, trusted);

test('X-Forwarded-For is used only from a trusted proxy', () => {
  expect(from('::ffff:9.9.9.9', '1.2.3.4', [])).toBe('9.9.9.9');
  expect(from('10.0.0.1', '1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4');
  expect(from('10.0.0.1', 'spoofed, 1.2.3.4, 10.0.0.2', ['10.0.0.1', '10.0.0.2'])).toBe('1.2.3.4');
  expect(from('2001:db8::1', '1.2.3.4', ['2001:0db8:0::1'])).toBe('1.2.3.4');
});

test('visitors behind a trusted proxy are counted by IPv4 or by the /64 of IPv6, without a port', () => {
  const behind = (forwarded: string) => from('10.0.0.1', forwarded, ['10.0.0.1']);
  const ofOneNetwork = Array.from({ length: 70 }, (_, host) => behind(`2001:db9:9:9::${host.toString(16)}`));
  expect(new Set(ofOneNetwork).size).toBe(1);
  expect(new Set(Array.from({ length: 70 }, (_, port) => behind(`1.2.3.4:${50_000 + port}`)))).toEqual(new Set(['1.2.3.4']));
  expect(behind('[2001:db9:9:9::7]:443')).toBe(ofOneNetwork[0]);
});

test('an invalid address from a trusted proxy is ignored, the proxy’s own address is used, and one line is logged', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  for (let turn = 0; turn < 50; turn += 1) {
    expect(from('10.0.0.1', `1.2.3.4, made-up-${turn}, 10.0.0.2`, ['10.0.0.1', '10.0.0.2'])).toBe('10.0.0.2');
  }
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/made-up|1\.2\.3\.4/);
});
